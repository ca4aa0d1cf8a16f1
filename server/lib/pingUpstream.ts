/**
 * Checks whether an upstream is available: any response of its own will do.
 * @param timeoutMs the longest wait for it
 * @throws Error if there is none
 */
export async function pingUpstream(upstream: string, timeoutMs = 5000): Promise<void> {
  // Without credentials, which calls do not carry either, and which `fetch` rejects.
  const { origin, pathname } = new URL(upstream);
  const signal = AbortSignal.timeout(timeoutMs);
  const { status } = await fetch(origin + pathname, { method: 'HEAD', redirect: 'manual', signal });
  if ([502, 503, 504].includes(status)) throw new Error(`the upstream responds with ${status}`);
}
