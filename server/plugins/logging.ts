import { Socket } from 'node:net';
import { LogController, type FastifyRequest, type FastifyServerOptions, type FastifyReply } from 'fastify';
import { pathOf } from '../lib/addresses';
import type { PortalApp } from '../http/portalApp';

/** How a logger writes a line. */
type Write = (line: unknown[]) => void;

/** Each cause is logged once in this time, ms; of too many causes at a time, the rest count as one. */
const limits = { everyMs: 1000, causes: 50 };

interface Suppressed {
  /** Number of suppressed lines. */
  count: number;
  /** Logs the last of them. */
  write: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The cause of a line: its message, and the type or location of its error, whose own message may contain request data.
 */
function causeOf(line: readonly unknown[]): string {
  const error = isRecord(line[0]) ? line[0].err : undefined;
  const { code, stack } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  const place = /\n +at .*/.exec(stack ?? '')?.[0] ?? '';
  return [...line.filter((part) => typeof part === 'string'), code ?? place].join(' ');
}

/** The line with the number of suppressed ones. */
function counted([first, ...rest]: readonly unknown[], count: number): unknown[] {
  if (typeof first === 'string') return [{ count }, first, ...rest];
  return [first instanceof Error ? { err: first, count } : { ...(first as object), count }, ...rest];
}

/**
 * Rate-limits log lines to one per second and cause. Suppressed lines are counted, and the second ends with the last of
 * them and their number (`count`), so that an unavailable store logs one line a second.
 */
export function throttleLogs(): (line: unknown[], write: Write) => void {
  const causes = new Map<string, Suppressed>();
  const end = (cause: string): void => {
    const suppressed = causes.get(cause)!;
    if (suppressed.count === 0) return void causes.delete(cause);
    const { write } = suppressed;
    suppressed.count = 0;
    wait(cause);
    write();
  };
  const wait = (cause: string) => void setTimeout(() => end(cause), limits.everyMs).unref();
  return (line, write) => {
    const own = causeOf(line);
    const cause = causes.has(own) || causes.size < limits.causes ? own : '';
    const suppressed = causes.get(cause);
    if (!suppressed) {
      causes.set(cause, { count: 0, write: () => undefined });
      wait(cause);
      return write(line);
    }
    const count = (suppressed.count += 1);
    suppressed.write = () => write(counted(line, count));
  };
}

/** Loggable parts of an error, without other properties such as the failed query. */
function describeError(error: unknown, redact: (text: string) => string, depth = 0): object {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const { code, cause, message, name, stack } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name || name,
    message: redact(message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: redact(stack ?? ''),
    ...(cause && depth < 3 ? { cause: describeError(cause, redact, depth + 1) } : {}),
  };
}

/** Pino's numeric level for warnings. */
const warnings = 40;

/**
 * Log lines contain a request's method, path and address only: never query, headers or body, which may hold tokens,
 * passwords and captchas. Failures are rate-limited per cause. Each request has one line of `requestLog`.
 * @param redact redacts the settings' passwords in a text
 */
export const logging = (
  level: string,
  redact: (text: string) => string,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => {
  const limited = throttleLogs();
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      hooks: {
        logMethod(line, method, severity) {
          const write = (parts: unknown[]) => method.apply(this, parts as typeof line);
          // Events are not rate-limited: each is about another request, account or address.
          const isEvent = line.some((part: unknown) => typeof part === 'object' && part !== null && 'event' in part);
          if (severity < warnings || isEvent) write(line);
          else limited(line, write);
        },
      },
      serializers: {
        err: (error: unknown) => describeError(error, redact) as never,
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: pathOf(request.url),
          // A closed connection has no address any more.
          remoteAddress: request.raw.socket ? request.ip : undefined,
        }),
      },
    },
  };
};

/** Security events by HTTP status. */
const eventsByStatus: Record<number, string> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'denied',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'limited',
};

/** Calls whose success is an event; logins have a trail of their own, which names the account of a failed one too. */
const eventsByRoute: Record<string, string> = { '/register/add': 'register', '/logout': 'logout' };

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): string {
  const { url = '' } = request.routeOptions ?? {};
  if (request.isRefused) return 'refused';
  return eventsByStatus[statusCode] ?? (request.method === 'POST' ? eventsByRoute[url] : undefined) ?? 'request';
}

/** Logs a request once, when its response has been sent or its client has disconnected. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  // The renderer's own calls have no connection; the page that they are for has its line.
  if (!(request.raw.socket instanceof Socket)) return;
  const start = performance.now();
  // Known later only as long as the connection is open.
  const { ip } = request;
  reply.raw.once('close', () => {
    const line = {
      event: eventOf(request, reply),
      method: request.method,
      path: request.url.split('?', 1)[0]!.slice(0, 500),
      status: reply.raw.writableFinished ? reply.statusCode : null,
      ms: Math.round(performance.now() - start),
      account: request.account?.fdId ?? null,
      address: ip,
    };
    request.log.info(line, 'request');
  });
}

/** Logs each request, except those whose URL cannot be decoded, which reach no hook. */
export function requestLog(app: PortalApp): void {
  app.decorateRequest('account', null).decorateRequest('isRefused', false);
  app.addHook('onRequest', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}
