import autocannon from 'autocannon';

const connections = 50;
const warmUpSeconds = 2;
const seconds = 6;

/**
 * Responses per second under load, with a browser's headers.
 * @param paths requested in turn by each connection, instead of the address's own
 */
export async function requestRate(url, headers = {}, paths = []) {
  const requests = paths.map((path) => ({ path }));
  const shape = { url, connections, headers, ...(requests.length > 0 ? { requests } : {}) };
  await autocannon({ ...shape, duration: warmUpSeconds });
  const { requests: rate, latency, non2xx, errors } = await autocannon({ ...shape, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed under load`);
  return { perSecond: rate.average, p99: latency.p99 };
}
