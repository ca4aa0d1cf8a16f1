const isHttpUrl = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  try {
    return ['http:', 'https:'].includes(new URL(value.trim()).protocol);
  } catch {
    return false;
  }
};

/**
 * The back-office URL in a getHttpPath response: a bare string, `data` or `msg`, whichever holds an http(s) URL,
 * without its trailing slash; null if none does.
 */
export function backendUrlOf(body: unknown): string | null {
  const record = typeof body === 'object' && body !== null ? (body as { data?: unknown; msg?: unknown }) : {};
  const found = [body, record.data, record.msg].find(isHttpUrl);
  // eslint-disable-next-line regexp/no-super-linear-move -- a setting of the build
  return found ? found.trim().replace(/\/+$/, '') : null;
}
