import type { FastifyRequest } from 'fastify';

/** Whether a script is calling, by RuoYi's rule: it accepts JSON or sends XMLHttpRequest. */
export function isAjax({ headers }: FastifyRequest): boolean {
  return (
    (headers.accept ?? '').includes('application/json') ||
    String(headers['x-requested-with'] ?? '').includes('XMLHttpRequest')
  );
}
