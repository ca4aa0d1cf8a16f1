import type { FastifyRequest } from 'fastify';

/** Whether a script is calling, by the rule of backends of this kind: it accepts JSON or says XMLHttpRequest. */
export function isAjax({ headers }: FastifyRequest): boolean {
  return (
    (headers.accept ?? '').includes('application/json') ||
    String(headers['x-requested-with'] ?? '').includes('XMLHttpRequest')
  );
}
