import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';
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

/**
 * Log lines name method, path and address of a request: no query, header or body ever, since those may hold tokens,
 * passwords and captchas. Requests are not logged one by one; failures are.
 * @param hide takes the settings' own passwords out of a text.
 */
export const logging = (
  level: string,
  hide: (text: string) => string,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
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
});
