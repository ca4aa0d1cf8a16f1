import type { PortalApp } from '../http/portalApp';

/** Answers that may not have a body. */
const bodiless = new Set([101, 204, 205, 304]);

/**
 * Makes a page's calls inside this server: the embedded backend answers them, or they are forwarded to the upstream. They
 * carry no cookie and no token, since a drawn page is for everyone.
 */
export function backendFetch(app: PortalApp): typeof fetch {
  return async (input, init) => {
    const address = new URL(String(input), 'http://portal.invalid');
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: address.pathname + address.search,
      headers: {
        ...(init?.headers as Record<string, string>),
        host: 'portal.invalid',
        // Nothing here unpacks it, and without a word any is welcome.
        'accept-encoding': 'identity',
      },
      signal: init?.signal ?? undefined,
    });
    const type = headers['content-type'];
    return new Response(bodiless.has(statusCode) ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    });
  };
}
