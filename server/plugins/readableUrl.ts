import type { IncomingMessage } from 'node:http';
import { isBackendPath, pathOf } from '../lib/backendPaths';

const nul = '%00';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes(nul);
  } catch {
    return false;
  }
}

/**
 * A URL that the router can read. Where a browser navigates to a page whose path was cut within an escape, or holds a
 * NUL, its characters are escaped once more: the page itself says that there is nothing. Calls keep theirs and are refused.
 */
export function readableUrl({ method = 'GET', url = '/', headers }: IncomingMessage): string {
  const path = pathOf(url);
  const isNavigation = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
  if (!isNavigation || isBackendPath(method, path)) return url;
  const query = url.slice(path.length).replaceAll(nul, `%25${nul.slice(1)}`);
  return (isReadable(path) ? path : path.replaceAll('%', '%25')) + query;
}
