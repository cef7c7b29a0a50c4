import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { House } from '../house.ts';
import { sameText } from '../ids.ts';
import { recoveryRoutes } from '../people/recovery.ts';
import { AnswerOut } from './answers.ts';
import { clientRoutes } from './client.ts';
import { capConnections, MOST_AT_AN_ADDRESS } from './connections.ts';
import { holdsNul } from './nul.ts';
import { balanceRoutes } from './routes-balance.ts';
import { mineRoutes } from './routes-mine.ts';
import { peopleRoutes } from './routes-people.ts';
import { tableRoutes } from './routes-tables.ts';
import { AskMessage, TextOut } from './schemas.ts';
import { socketRoutes, speakLive } from './socket.ts';
import { Trouble, troubleBody } from './trouble.ts';

const BODY_LIMIT = 64 * 1024;

/** One proxy: what it says of the client, not what the client says of itself. */
const nearest = (_address: string, hop: number): boolean => hop === 0;

/** How long the server waits for one who sends half a request, in milliseconds. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly look: number; // how often it looks
}
const PATIENCE: Patience = { headers: 10_000, request: 30_000, look: 5000 };

const make = (house: House, patience: Patience) => {
  const app = Fastify({
    logger: false, // addresses and bodies hold secrets; errors are told by `report`
    bodyLimit: BODY_LIMIT,
    trustProxy: house.config.trustProxy ? nearest : false,
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    forceCloseConnections: true,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.removeContentTypeParser('text/plain'); // a form of another site could send that
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (holdsNul(body)) done(new Trouble(400, 'server.nul'));
    else json(request, body, done);
  });
  return app;
};
export type App = ReturnType<typeof make>;

export async function buildApp(house: House, report: (error: unknown) => void, patience = PATIENCE): Promise<App> {
  const app = make(house, patience);
  if (house.config.limits && !house.config.trustProxy) capConnections(app.server, MOST_AT_AN_ADDRESS);
  app.decorateRequest('account', null);
  app.decorateRequest('byToken', false);
  app.decorateRequest('key', null);
  await app.register(cookie);
  await app.register(helmet, headers(house.config.publicUrl?.startsWith('https:') === true));
  await app.register(swagger, { openapi: openapi(house), transform: withRefusals });
  await speakLive(app); // before the guard: it ends the connections that the guard refuses
  app.addHook('onRequest', async request => {
    const route = request.routeOptions.url ?? request.url; // the route that is served, however its address is written
    if (route.startsWith('/api')) await house.guard.check(request);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => failed(error, request, reply, house, report));
  socketRoutes(app, house);
  houseRoutes(app, house);
  peopleRoutes(app, house);
  recoveryRoutes(app, house);
  mineRoutes(app, house);
  tableRoutes(app, house);
  balanceRoutes(app, house);
  await clientRoutes(app, house.config.web);
  await app.ready();
  return app;
}

/** Nothing but our own scripts, styles and pictures; nobody may frame us, and our windows are our own. */
const headers = (https: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...{ defaultSrc: ["'self'"], scriptSrc: ["'self'"], styleSrc: ["'self'"], connectSrc: ["'self'"] },
      ...{ imgSrc: ["'self'", 'data:', 'blob:'], fontSrc: ["'self'"], workerSrc: ["'self'"], manifestSrc: ["'self'"] },
      ...{ objectSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"], formAction: ["'self'"] },
    },
  },
  hsts: https,
  crossOriginEmbedderPolicy: { policy: 'require-corp' as const }, // with it a page shares memory with its workers
  referrerPolicy: { policy: 'no-referrer' as const }, // an invitation's address is told to nobody
});

const openapi = (house: House) => ({
  openapi: '3.1.0',
  info: {
    title: 'Bivouac',
    version: '1',
    description: 'Everything the client does. Refusals are texts in both languages.',
  },
  servers: house.config.publicUrl ? [{ url: house.config.publicUrl }] : [],
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'bivouac' } as const,
      botToken: { type: 'http', scheme: 'bearer' } as const,
    },
    schemas: { Ask: AskMessage as object, Answer: AnswerOut as object },
  },
});

/** In the document every route may refuse with a text. */
const withRefusals = ({ schema, url }: { schema?: object | undefined; url: string }) => {
  const response = (schema as { response?: object } | undefined)?.response ?? { 200: { description: 'As described' } };
  return { schema: { ...schema, response: { ...response, '4xx': TextOut } }, url };
};

function houseRoutes(app: App, { store, metrics, games, pulse, config }: House): void {
  app.get('/api', { schema: { hide: true }, config: { play: true } }, async () => app.swagger());
  const Health = Type.Object({ ok: Type.Boolean(), store: Type.String() });
  app.get('/api/health', { schema: { response: { 200: Health } } }, async () => {
    const answers = await store.house.lastBeat().then(
      () => true,
      () => false,
    );
    if (!answers || pulse.failure !== null) throw new Trouble(503, 'server.cannotKeep');
    return { ok: true, store: store.kind };
  });
  metrics.gauge('tables_in_memory', () => games.size.live);
  metrics.gauge('tables_watched', () => games.size.watched);
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss);
  app.get('/api/metrics', { schema: { hide: true }, config: { own: true } }, async (request, reply) => {
    const { authorization = '' } = request.headers;
    const isToBeTold = config.metrics !== null && sameText(authorization, `Bearer ${config.metrics}`);
    if (!isToBeTold) throw new Trouble(404, 'server.notFound');
    const counts = (await store.tables.counts()).map(({ status, n }) => `bivouac_tables{status="${status}"} ${n}`);
    const waiting = `bivouac_outbox ${await store.post.waiting()}`;
    return reply.type('text/plain; version=0.0.4').send(`${metrics.text()}${[...counts, waiting].join('\n')}\n`);
  });
}

const ajvWords = (error: FastifyError): string =>
  (error.validation ?? [])
    .map(each => `${each.instancePath || '/'} ${each.message ?? ''}`)
    .join('; ')
    .slice(0, 300);

/** Every refusal is a text a person can read; what broke inside is told to nobody outside. */
function failed(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  house: House,
  report: (error: unknown) => void,
): FastifyReply {
  house.metrics.count('refusals');
  const trouble = asTrouble(error);
  if (trouble.status >= 500 && !(error instanceof Trouble))
    report(Object.assign(error, { route: request.routeOptions.url }));
  const wait = trouble.text.args?.['seconds'];
  if (trouble.status === 429 && wait !== undefined) reply.header('retry-after', wait);
  return reply
    .code(trouble.status)
    .type('application/json')
    .send(JSON.stringify(troubleBody(trouble.text)));
}

function asTrouble(error: FastifyError): Trouble {
  if (error instanceof Trouble) return error;
  if (error.validation) return new Trouble(400, 'server.malformed', { what: ajvWords(error) });
  const status = error.statusCode ?? 500;
  if (status === 413) return new Trouble(413, 'server.tooLarge');
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new Trouble(400, 'server.notJson');
  if (status >= 400 && status < 500) return new Trouble(status, 'server.malformed', { what: error.code ?? 'request' });
  return new Trouble(500, 'server.error');
}
