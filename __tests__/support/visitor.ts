import { registration } from './formValues';
import { startTestServer, testEngines, type TestEngine, type TestServerOptions } from './server';
import { wideRates } from './wideLimits';
import { beforeUse, useStarted } from './useStarted';

/** JSON of any shape. */
type Json = ReturnType<typeof JSON.parse>;

/** Response of a call: status, headers, and JSON body (empty for none). */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** `rows` only of a list. */
  body: Record<string, Json> & { code?: number; msg?: string | null; rows: Record<string, Json>[] };
  raw: Buffer;
}

/**
 * Starts a server for account tests, which reveals each captcha's answer by visitor session, with rate limits high enough
 * for tests: `deps.limits` lowers those that a test is about. Its clock starts on Sunday, 1 June 2025, at 8 in China.
 */
export async function startAccountServer(options: TestServerOptions = {}) {
  const answers = new Map<string, string>();
  let time = Date.parse('2025-06-01T08:00:00+08:00');
  const server = await startTestServer({
    listen: false,
    ...options,
    deps: {
      now: () => time,
      onCaptcha: (session, answer) => void answers.set(session, answer),
      ...options.deps,
      limits: { ...wideRates, ...options.deps?.limits },
    },
  });
  return Object.assign(server, { answers, now: () => time, pass: (ms: number) => void (time += ms) });
}

export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>;

export interface Sent {
  token?: string | null;
  key?: string;
  json?: unknown;
  headers?: Record<string, string>;
  payload?: Buffer | string;
}

type Fields = Record<string, string>;

/** A visitor with a browser: stores cookies, solves captchas. */
export class Visitor {
  readonly #server: Pick<AccountServer, 'app' | 'answers'>;
  session: string | undefined;
  /** The cookie of a browser that has logged in before. */
  knownBrowser: string | undefined;
  token: string | null = null;

  constructor(
    server: Pick<AccountServer, 'app' | 'answers'>,
    readonly address = '127.0.0.1',
  ) {
    this.#server = server;
  }

  async send(method: 'GET' | 'POST', url: string, { token = this.token, key, json, headers, payload }: Sent = {}) {
    const response = await this.#server.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        accept: 'application/json, text/plain, */*',
        cookie: [
          ...(this.session ? [`JSESSIONID=${this.session}`] : []),
          ...(this.knownBrowser ? [`knownBrowser=${this.knownBrowser}`] : []),
        ].join('; '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: json === undefined ? payload : JSON.stringify(json),
    });
    for (const { name, value } of response.cookies) {
      if (name === 'JSESSIONID') this.session = value;
      if (name === 'knownBrowser') this.knownBrowser = value;
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : {},
      raw: response.rawPayload,
    } as Answer;
  }

  get = (url: string, sent?: Sent) => this.send('GET', url, sent);

  /** The data that a GET answers. */
  async data<Data = Json>(url: string): Promise<Data> {
    return (await this.get(url)).body.data;
  }

  /** Posts JSON. */
  post = (url: string, json: unknown, sent: Sent = {}) => this.send('POST', url, { ...sent, json });

  /** Posts a form, as a browser encodes it. */
  form = (url: string, fields: Fields, sent: Sent = {}) =>
    this.send('POST', url, {
      ...sent,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...sent.headers },
      payload: new URLSearchParams(fields).toString(),
    });

  /** Uploads a file with its attKey, as a browser's FormData does; an attachment unless `url` says where else. */
  async upload(file: Buffer, fileName: string, sent: Sent & { attKey?: string; url?: string } = {}) {
    const form = new FormData();
    form.set('attKey', sent.attKey ?? 'projectApplyInfoAtt');
    form.set('file', new Blob([new Uint8Array(file)], { type: 'application/octet-stream' }), fileName);
    const body = new Response(form);
    const headers = { 'content-type': body.headers.get('content-type')!, ...sent.headers };
    const payload = Buffer.from(await body.arrayBuffer());
    return this.send('POST', sent.url ?? '/components/sysAttMain/upload', { ...sent, headers, payload });
  }

  /** Requests a captcha and reads its answer through the test server. */
  async solve(): Promise<string> {
    await this.get('/captcha/captchaImage?type=math&t=1');
    return this.#server.answers.get(this.session ?? '') ?? '';
  }

  async logIn(username: string, password: string, fields: Fields = {}): Promise<Answer> {
    const validateCode = await this.solve();
    const answer = await this.form('/login', { username, password, rememberMe: 'false', validateCode, ...fields });
    if (answer.body.code === 0) this.token = String(answer.body.token);
    return answer;
  }

  async register(fields: Fields = {}, sent?: Sent): Promise<Answer> {
    const validateCode = await this.solve();
    return this.form('/register/add', { ...registration, validateCode, ...fields }, sent);
  }

  /** Continues with another browser. */
  forget(): void {
    [this.session, this.knownBrowser, this.token] = [undefined, undefined, null];
  }

  /** Registers a company and logs it in. */
  async join(userName: string, fdComName = `公司 ${userName}`): Promise<this> {
    await this.register({ userName, fdComName });
    await this.logIn(userName, 'secret-1');
    return this;
  }
}

/** Runs one for the tests of a file or describe. */
export const useAccountServer = (options?: TestServerOptions): AccountServer =>
  useStarted(() => startAccountServer(options));

/** Describes something on a server with each available database. */
export const describeOnEngines = (title: string, tests: (server: AccountServer, engine: TestEngine) => void) =>
  describe.each(testEngines)(`${title} on the %s store`, (engine) => tests(useAccountServer({ engine }), engine));

/** Runs one for each test of a file or describe. */
export const useFreshServer = (options?: TestServerOptions): AccountServer =>
  useStarted(() => startAccountServer(options), 'each');

/** A visitor with another browser in each test of a file or describe. */
export function useVisitor(server: AccountServer): Visitor {
  const visitor = new Visitor(server);
  beforeEach(() => visitor.forget());
  return visitor;
}

/** A visitor that registers a company and logs in when the server has started. */
export function useCompany(server: AccountServer, ...account: Parameters<Visitor['join']>): Visitor {
  const visitor = new Visitor(server);
  beforeUse(server, () => visitor.join(...account));
  return visitor;
}
