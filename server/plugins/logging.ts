import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { throttleLogs } from '../lib/throttleLogs';
import { pathOf } from '../lib/backendPaths';

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
