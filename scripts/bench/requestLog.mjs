/** Tracks a page's requests from the first one on. */
export function requestLog(page) {
  const requests = [];
  const open = new Set();
  let changedAt = performance.now();
  const touch = () => {
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    requests.push({ request, at: Date.now() });
    open.add(request);
    touch();
  });
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => {
      open.delete(request);
      touch();
    });
  }
  return {
    requests,
    /** Addresses of pending requests. */
    pending: () => [...open].map((request) => request.url()),
    /** Waits until no request was pending for some time, up to a limit. */
    async quiet(forMs, atMostMs) {
      const deadline = performance.now() + atMostMs;
      while (performance.now() < deadline && (open.size > 0 || performance.now() - changedAt < forMs)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
