import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { limitLines } from '../lib/limitLines';
import { pathOf } from '../lib/backendPaths';

/** What a log line says about an error, without anything else it carries, such as the command that a store refused. */
function describeError(error: unknown, hide: (text: string) => string, depth = 0): object {
  if (!(error instanceof Error)) return { message: hide(String(error)) };
  const { code, cause, message, name, stack } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name || name,
    message: hide(message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: hide(stack ?? ''),
    ...(cause && depth < 3 ? { cause: describeError(cause, hide, depth + 1) } : {}),
  };
}

/** As pino counts severity. */
const warnings = 40;

/**
 * Log lines name method, path and address of a request: no query, header or body ever, since those may hold tokens,
 * passwords and captchas. Requests are not logged one by one; failures are.
 * One line a second for each cause: what fails for everyone says how often, not each time.
 * @param hide takes the settings' own passwords out of a text.
 */
export const logging = (
  level: string,
  hide: (text: string) => string,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => {
  const limited = limitLines();
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      hooks: {
        logMethod(line, method, severity) {
          const write = (parts: unknown[]) => method.apply(this, parts as typeof line);
          // The trail of logins is whole: each line is another account's, from another address.
          const isTrail = line.some((part: unknown) => typeof part === 'object' && part !== null && 'event' in part);
          if (severity < warnings || isTrail) write(line);
          else limited(line, write);
        },
      },
      serializers: {
        err: (error: unknown) => describeError(error, hide) as never,
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
