import { parseBackendJson } from '../../src/contract/parseBackendJson';
import type { PortalApp } from '../http/portalApp';
import { backendFetch } from './backendFetch';
import { readBudgets } from './readBudgets';

/** A row as sent by a backend. */
export type Row = Record<string, unknown>;

/** Reads the newest rows of a list call, given by path and query; null without a valid response. */
export type ListRead = (list: string, limit: number) => Promise<Row[] | null>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list response, wherever the backend puts them. */
function rowsOf(body: unknown): Row[] | null {
  const data = isRow(body) ? body.data : undefined;
  const places = [body, isRow(body) ? body.rows : undefined, data, isRow(data) ? data.rows : undefined];
  return places.find(Array.isArray)?.filter(isRow) ?? null;
}

/** A lone surrogate cannot be part of a URL, and its replacement character identifies no entry. */
const unreadable = /[\ud800-\udfff\ufffd]/u;

/** Empty for ids that cannot be part of a URL. */
export function idOf({ fdId }: Row): string {
  const id = typeof fdId === 'string' || typeof fdId === 'number' ? String(fdId) : '';
  return unreadable.test(id) ? '' : id;
}

const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Reads lists by public calls, embedded or upstream, within the time budget of a page. */
export function listRead(app: PortalApp, isUpstream: boolean): ListRead {
  const call = backendFetch(app);
  return async (list, limit) => {
    const query = `pageNum=1&pageSize=${limit}&brief=1`;
    const late = new AbortController();
    const timer = isUpstream ? setTimeout(() => late.abort(), readBudgets.upstream) : undefined;
    try {
      const answer = await call(`${list}${list.includes('?') ? '&' : '?'}${query}`, { headers, signal: late.signal });
      return answer.status === 200 ? (rowsOf(parseBackendJson(await answer.text()))?.slice(0, limit) ?? null) : null;
    } catch {
      // A timeout, an error or an invalid response.
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
