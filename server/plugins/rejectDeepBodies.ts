import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';

/** No body of the contract is nested more deeply than a few levels. */
const maxDepth = 32;

/** What a parsed body is made of; not streams and buffers. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Whether a value is nested too deeply. Level by level: a recursive walk would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each) => (isPlain(each) ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** Rejects bodies nested so deeply that serialising them would fail. */
export function rejectDeepBodies(app: PortalApp): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new StatusError(400, '请求参数不正确');
  });
}
