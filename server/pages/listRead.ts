import type { PortalApp } from '../http/portalApp';
import { backendFetch } from './backendFetch';
import { readBudgets } from './readBudgets';

/** A row as a backend sends it. */
export type Row = Record<string, unknown>;

/** The newest rows of a list call, given by its path and what of its query matters; null while it has no readable answer. */
export type ListRead = (list: string, most: number) => Promise<Row[] | null>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list answer, wherever the backend puts them. */
function rowsOf(body: unknown): Row[] | null {
  const data = isRow(body) ? body.data : undefined;
  const places = [body, isRow(body) ? body.rows : undefined, data, isRow(data) ? data.rows : undefined];
  return places.find(Array.isArray)?.filter(isRow) ?? null;
}

/** Half a character can stand in no address, and what stands in its place names no entry. */
const unreadable = /[\ud800-\udfff\ufffd]/u;

/** Empty where there is none that an address could hold. */
export function idOf({ fdId }: Row): string {
  const id = typeof fdId === 'string' || typeof fdId === 'number' ? String(fdId) : '';
  return unreadable.test(id) ? '' : id;
}

const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Reads lists by the calls that everyone may make: the store's own or an upstream's, which has as long as for a page. */
export function listRead(app: PortalApp, isUpstream: boolean): ListRead {
  const call = backendFetch(app);
  return async (list, most) => {
    const query = `pageNum=1&pageSize=${most}&brief=1`;
    const late = new AbortController();
    const timer = isUpstream ? setTimeout(() => late.abort(), readBudgets.upstream) : undefined;
    try {
      const answer = await call(`${list}${list.includes('?') ? '&' : '?'}${query}`, { headers, signal: late.signal });
      return answer.status === 200 ? (rowsOf(await answer.json())?.slice(0, most) ?? null) : null;
    } catch {
      // Late, gone, or a page of an error.
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
