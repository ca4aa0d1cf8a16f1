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

/** Scheme and host of a whole URL, as it comes from clients that take this server for a proxy. */
const schemeAndHost = /^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i;

/** The path of a request, with its query. */
export const pathAndQuery = ({ url = '/' }: IncomingMessage): string => url.replace(schemeAndHost, '/');

/**
 * Makes a URL decodable for the router. If a browser navigates to a path with an incomplete escape or a NUL, `%` is
 * escaped once more, so that the portal's page reports that nothing was found. API calls stay as they are and are
 * rejected.
 */
export function readableUrl(request: IncomingMessage): string {
  const { method = 'GET', headers } = request;
  const url = pathAndQuery(request);
  const path = pathOf(url);
  const isNavigation = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
  if (!isNavigation || isBackendPath(method, path)) return url;
  const query = url.slice(path.length).replaceAll(nul, `%25${nul.slice(1)}`);
  return (isReadable(path) ? path : path.replaceAll('%', '%25')) + query;
}
