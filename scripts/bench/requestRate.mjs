import autocannon from 'autocannon';

const connections = 50;
const warmUpSeconds = 2;
const seconds = 6;

/** Responses per second under load, with a browser's headers. */
export async function requestRate(url, headers = {}) {
  const shape = { url, connections, headers };
  await autocannon({ ...shape, duration: warmUpSeconds });
  const { requests, latency, non2xx, errors } = await autocannon({ ...shape, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed under load`);
  return { perSecond: requests.average, p99: latency.p99 };
}
