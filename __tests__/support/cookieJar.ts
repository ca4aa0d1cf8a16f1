export interface CookieJar {
  get(name: string): string | undefined;
  /** Empties it, as in a new browser. */
  clear(): void;
  restore(): void;
}

/** Node's fetch stores no cookies, but a captcha is bound to one. */
export function keepCookies(): CookieJar {
  const plain = globalThis.fetch;
  const cookies = new Map<string, string>();
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await plain(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    return response;
  };
  return {
    get: (name) => cookies.get(name),
    clear: () => cookies.clear(),
    restore() {
      globalThis.fetch = plain;
    },
  };
}
