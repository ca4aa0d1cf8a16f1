/** Follows a page's requests from before its first one. */
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
    /** Addresses that have not answered yet. */
    pending: () => [...open].map((request) => request.url()),
    /** Waits until nothing was under way for some time, but no longer than it may take. */
    async quiet(forMs, atMostMs) {
      const deadline = performance.now() + atMostMs;
      while (performance.now() < deadline && (open.size > 0 || performance.now() - changedAt < forMs)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
