import http from 'node:http';
import { afterwards } from './afterwards';
import { listen } from './listen';

/** The faults of a call, by their ids in docs/behaviour/fault-cases.md. */
export const faults = {
  F01: 'never responds',
  F02: 'HTTP 500 with a msg',
  F03: 'HTTP 500, empty',
  F04: 'code 500 with a msg',
  F05: 'code 500 without a msg',
  F06: 'malformed JSON',
  F07: 'an HTML page',
  F08: 'a truncated body',
  F09: 'an empty response',
  F10: 'null data',
  F11: 'HTTP 401',
  F12: 'code 401 inside HTTP 200',
  F13: 'a response after 25 s',
  F14: 'a reset before the headers',
  F15: 'offline',
  F16: 'HTTP 204',
  F17: 'wrong types',
  F18: 'HTTP 429',
} as const;

export type Fault = keyof typeof faults;

/** Which requests a fault applies to: method, path, and the query values that distinguish call sites. */
export interface Target {
  method: string;
  path: string;
  query?: Record<string, string>;
}

/** The message that a faulty server sends; tests look for it on the screen. */
export const faultyMsg = '服务器暂时繁忙';
/** Its message for a refused token. */
export const refusedMsg = '认证失败，无法访问系统资源';

/** The bodies of F09, F10 and F17 depend on the call's response format. */
export type BodyForm = 'list' | 'rows' | 'detail' | 'submit' | 'register' | 'plain';

const emptyBody: Record<BodyForm, unknown> = {
  list: { code: 0, msg: null, total: 0, rows: [] },
  rows: { code: 0, msg: null, data: [] },
  detail: { code: 0, msg: null, data: {} },
  submit: { code: 0, msg: null, data: {} },
  register: {},
  plain: { code: 0, msg: null },
};
const nullBody: Record<BodyForm, unknown> = {
  list: { code: 0, msg: null, total: null, rows: null },
  rows: { code: 0, msg: null, data: null, rows: null },
  detail: { code: 0, msg: null, data: null },
  submit: { code: 0, msg: null, data: null },
  register: null,
  plain: { code: 0, msg: null, data: null, token: null, attId: null },
};
const wrongBody: Record<BodyForm, unknown> = {
  list: { code: 0, msg: 5, total: 'many', rows: { a: 1 } },
  rows: { code: 0, msg: [], data: { a: 1 }, rows: 'x' },
  detail: {
    code: 0,
    data: {
      fdId: 7,
      fdTitle: null,
      fdContent: 42,
      fdApplyDate: [],
      fdName: 5,
      fdField: {},
      fdRating: 'x',
      fdEmail: [],
    },
  },
  submit: { code: true, msg: [], data: [] },
  register: { code: {}, msg: [], data: 'x' },
  plain: { code: 0, msg: {}, token: ['x'], attId: { a: 1 }, data: [[]] },
};

/** How a truncated body (F08) is framed: shorter than its Content-Length, or without its last chunk. */
export type Cut = 'length' | 'chunked';

const framing: Record<Cut, [header: string, part: (text: string) => string]> = {
  length: ['Content-Length: 4096', (text) => text],
  chunked: ['Transfer-Encoding: chunked', (text) => `${text.length.toString(16)}\r\n${text}\r\n`],
};

interface Armed {
  target: Target;
  fault: Fault;
  form: BodyForm;
  cut: Cut;
}

/** A request to the target of an armed fault. */
interface Met extends Armed {
  request: http.IncomingMessage;
  response: http.ServerResponse;
}

let underWay = 0;

/** Pending healthy requests of all fault servers of this test file. */
export const callsUnderWay = () => underWay;

/**
 * A server that injects a fault into one call and forwards everything else to a healthy one. Some faults need raw
 * sockets: hanging connections, truncated bodies, resets before the headers. It closes after its test or file.
 *
 * @param upstream address of the healthy server
 */
export async function startFaultServer(upstream: string) {
  const healthy = new URL(upstream);
  let armed: Armed | null = null;
  let met = 0;
  let dropped = 0;
  let busy = 0;
  const seen: string[] = [];
  const keys: (string | undefined)[] = [];
  let blocked: (() => Promise<void>)[] = [];
  // One connection per request: on a busy machine a kept one can expire, unnoticed, as the next request is sent on it.
  const agent = new http.Agent();

  const handOn = (request: http.IncomingMessage, response: http.ServerResponse) =>
    new Promise<void>((resolve) => {
      // The client has gone.
      if (request.socket.destroyed) return resolve();
      busy += 1;
      underWay += 1;
      response.on('close', () => {
        busy -= 1;
        underWay -= 1;
      });
      const onward = http.request(
        {
          host: healthy.hostname,
          port: healthy.port,
          method: request.method,
          path: request.url,
          agent,
          headers: { ...request.headers, host: healthy.host },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          answer.pipe(response);
          answer.on('close', resolve);
        },
      );
      onward.on('error', () => {
        response.destroy();
        resolve();
      });
      response.on('close', () => onward.destroy());
      request.pipe(onward);
    });

  const json = (response: http.ServerResponse, status: number, body: unknown, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  };

  const start = (response: http.ServerResponse, type: string) => response.writeHead(200, { 'Content-Type': type });
  const reset = ({ request }: Met) => request.socket.resetAndDestroy();

  const misbehave: Record<Fault, (met: Met) => unknown> = {
    F01: () => undefined,
    F02: ({ response }) => json(response, 500, { code: 500, msg: faultyMsg }),
    F03: ({ response }) => response.writeHead(500).end(),
    F04: ({ response }) => json(response, 200, { code: 500, msg: faultyMsg }),
    F05: ({ response }) => json(response, 200, { code: 500, msg: null }),
    F06: ({ response }) => start(response, 'application/json').end('{"code":0,"rows":[{"fdId":"a",}'),
    F07: ({ response }) =>
      start(response, 'text/html;charset=UTF-8').end(
        '<!doctype html><html><title>网关</title><body>网关错误</body></html>',
      ),
    F08({ request: { socket }, cut }) {
      const [header, part] = framing[cut];
      const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
      socket.write(head + part('{"code":0,"data":{"a":'), () => socket.destroy());
    },
    F09: ({ response, form }) => json(response, 200, emptyBody[form]),
    F10: ({ response, form }) => json(response, 200, nullBody[form]),
    F11: ({ response }) => json(response, 401, { code: 401, msg: refusedMsg }),
    F12: ({ response }) => json(response, 200, { code: 401, msg: refusedMsg }),
    F13: ({ request, response }) => blocked.push(() => handOn(request, response)),
    F14: reset,
    F15: reset,
    F16: ({ response }) => response.writeHead(204).end(),
    F17: ({ response, form }) => json(response, 200, wrongBody[form]),
    F18: ({ response }) => json(response, 429, { code: 429, msg: null }, { 'Retry-After': '60' }),
  };

  const matches = (request: http.IncomingMessage, { target }: Armed) => {
    const url = new URL(request.url ?? '/', healthy);
    return (
      request.method === target.method &&
      url.pathname === target.path &&
      Object.entries(target.query ?? {}).every(([name, value]) => url.searchParams.get(name) === value)
    );
  };

  const server = http.createServer((request, response) => {
    if (/^\/(?:api|captcha|components|register)\b/.test(request.url ?? '') || request.method === 'POST') {
      seen.push(`${request.method} ${request.url}`);
    }
    if (request.method === 'POST') keys.push(request.headers['idempotency-key'] as string | undefined);
    if (!armed || !matches(request, armed)) return void handOn(request, response);
    met += 1;
    const current = armed;
    response.on('close', () => {
      if (!response.writableEnded && current === armed) dropped += 1;
    });
    // The request body is read to its end first: the fault is in the response, not in a refused upload.
    const answer = () => misbehave[current.fault]({ ...current, request, response });
    if (request.method === 'POST' && current.fault !== 'F13') request.on('end', answer).resume();
    else answer();
  });
  // Longer than any test: undici takes the 0 of no limit for a connection that may not be reused.
  server.keepAliveTimeout = 600_000;
  const port = await listen(server);

  afterwards(() => agent.destroy());

  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on requests to the target get the fault; all others are forwarded. */
    arm(target: Target, fault: Fault, form: BodyForm = 'plain', cut: Cut = 'length') {
      armed = { target, fault, form, cut };
      met = 0;
      dropped = 0;
      blocked = [];
    },
    disarm() {
      armed = null;
    },
    /** Sends the responses that F13 holds back, as if 25 s had passed. */
    async release() {
      const waiting = blocked;
      blocked = [];
      await Promise.all(waiting.map((answer) => answer()));
    },
    /** Requests to the armed target so far. */
    met: () => met,
    /** How many of these the page aborted before their response. */
    dropped: () => dropped,
    /** Number of pending healthy requests. */
    busy: () => busy,
    /** All requests to backend paths so far, `GET /api/…`. */
    seen,
    /** The `Idempotency-Key` of each POST so far. */
    keys,
  };
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;
