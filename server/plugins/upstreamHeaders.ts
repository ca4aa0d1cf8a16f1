import type { IncomingHttpHeaders } from 'node:http';

/** For one connection only (RFC 9110, 7.6.1), or answered by this server. */
const hopByHop =
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer upgrade expect'.split(' ');

/** By which a client could claim another address, host, path or method: backends believe them of a proxy. */
const claims =
  /^(?:forwarded|via|x-forwarded-.*|x-(?:real|client|cluster-client|original-forwarded)-.*|x-(?:original|rewrite)-url|x-http-method(?:-override)?|x-method-override|(?:true|cf-connecting)-.*|(?:wl-)?proxy-client-ip|http-client-ip)$/;

/** A client's headers as they may reach a backend. */
export function headersForUpstream(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !claims.test(name));
  return Object.fromEntries(kept);
}

/** What a backend says of itself, or of a connection that is not the visitor's. */
const notPassedOn = [...hopByHop, 'server', 'x-powered-by', 'x-aspnet-version', 'strict-transport-security'];

/** A cookie as the visitor's browser has to keep it: for this host, and below this server's paths. */
function localCookie(cookie: string, base: string): string {
  const [value = '', ...attributes] = cookie.split(';');
  const local = attributes.flatMap((attribute) => {
    const [name = '', ...rest] = attribute.split('=');
    const [key, text] = [name.trim().toLowerCase(), rest.join('=').trim()];
    if (key === 'domain') return [];
    const isBelow = key === 'path' && base !== '' && `${text}/`.startsWith(`${base}/`);
    return isBelow ? [` Path=${text.slice(base.length) || '/'}`] : [attribute];
  });
  return [value, ...local].join(';');
}

/**
 * A backend's headers as they may reach a visitor.
 * @param ours names of headers that this server has set, which stand
 * @param base path that this server puts before each call
 */
export function headersForVisitor(
  headers: IncomingHttpHeaders,
  ours: readonly string[],
  base: string,
): IncomingHttpHeaders {
  const ofConnection = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = [...ours, ...notPassedOn, ...ofConnection];
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  const cookies = headers['set-cookie'];
  return {
    ...Object.fromEntries(kept),
    ...(cookies ? { 'set-cookie': [cookies].flat().map((cookie) => localCookie(cookie, base)) } : {}),
  };
}
