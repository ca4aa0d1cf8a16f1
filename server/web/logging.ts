import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { pathOf } from './backendPaths';

/**
 * Log lines name method, path and address of a request: no query, header or body ever, since those may hold tokens,
 * passwords and captchas. Requests are not logged one by one; failures are.
 */
export const logging = (level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        // Where the connection has gone there is no address any more.
        remoteAddress: request.raw.socket ? request.ip : undefined,
      }),
    },
  },
});
