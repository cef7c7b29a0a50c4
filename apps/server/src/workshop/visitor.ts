/** Somebody with a browser's cookie jar, or a program with a bot token. For tests, torture and load. */
export class Visitor {
  base: string;
  cookie = '';
  readonly #headers: Readonly<Record<string, string>>;

  constructor(base: string, headers: Readonly<Record<string, string>> = {}) {
    this.base = base;
    this.#headers = headers;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of every route
  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply<any>> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...this.#headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find(each => each.startsWith('bivouac='));
    if (set) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, headers: response.headers, set: set ?? '', text, body: parsed(text) };
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body: unknown = {}) => this.ask('POST', path, body);

  /** The same, and an error unless it went well. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every route
  async must(method: string, path: string, body?: unknown): Promise<any> {
    const reply = await this.ask(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    return reply.body;
  }

  async guest(): Promise<this> {
    await this.must('POST', '/api/guest', {});
    return this;
  }
}

export interface Reply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly set: string;
  readonly text: string;
  readonly body: T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
