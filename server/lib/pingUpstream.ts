/**
 * Checks whether an upstream is available: any response of its own will do. Asks what each visitor's page reads without a
 * login: a backend starts a session for whoever asks it for a guarded path, as its root is.
 * @param timeoutMs the longest wait for it
 * @throws Error if there is none
 */
export async function pingUpstream(upstream: string, timeoutMs = 5000): Promise<void> {
  // Without credentials, which calls do not carry either, and which `fetch` rejects.
  const { origin, pathname } = new URL(upstream);
  const signal = AbortSignal.timeout(timeoutMs);
  const url = `${origin}${pathname.replace(/\/$/, '')}/api/system/navigation?type=home:footer`;
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const { body, status } = await fetch(url, { headers, redirect: 'manual', signal });
  await body?.cancel();
  if ([502, 503, 504].includes(status)) throw new Error(`the upstream responds with ${status}`);
}
