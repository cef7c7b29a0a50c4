import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from './http.ts';
import { troubleBody } from './trouble.ts';

const UNBUILT = `<!doctype html><meta charset="utf-8"><title>Bivouac</title>
<p>The client is not built yet: <code>npm start</code> builds it.</p>
<p lang="fr">Le client n’est pas encore construit&nbsp;: <code>npm start</code> le construit.</p>`;

/** The client, and its first page for every address that is its own. */
export async function clientRoutes(app: App, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: ['index.html'],
      cacheControl: false,
      preCompressed: true, // as the build leaves them
      setHeaders: (response, path) => {
        const forever = /[/\\]assets[/\\]/.test(path);
        response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const folders = built ? foldersIn(folder) : new Set<string>();
  app.setNotFoundHandler((request, reply) => {
    const [address] = request.url.split('?');
    const page = request.method === 'GET' && !address!.startsWith('/api') && !isFile(address!, folders);
    if (!page)
      return reply
        .code(404)
        .type('application/json')
        .send(JSON.stringify(troubleBody({ key: 'server.notFound' })));
    return built ? reply.sendFile('index.html') : reply.type('text/html').send(UNBUILT);
  });
}

const foldersIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder, { withFileTypes: true }).flatMap(each => (each.isDirectory() ? each.name : [])));

/** Files lie beside the first page or in a folder that was built; elsewhere a dot is part of a name: /rules/wilderness-war/7.62 */
function isFile(address: string, folders: ReadonlySet<string>): boolean {
  const [, first, ...more] = address.split('/');
  return more.length === 0 ? first!.includes('.') : folders.has(first!);
}
