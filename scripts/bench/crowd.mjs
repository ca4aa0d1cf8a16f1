import { once } from 'node:events';
import http from 'node:http';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { quantile } from './figures.mjs';

const connections = 50;
const warmUpMs = 3000;
const probeMs = 10_000;

/** Requests an address on a new connection; resolves to the time until the end of the response, in ms. */
async function ask(url, localAddress) {
  const began = performance.now();
  const options = { agent: false, localAddress, headers: { accept: 'text/html' } };
  const [answer] = await once(http.get(url, options), 'response');
  await once(answer.resume(), 'end');
  return performance.now() - began;
}

/** Addresses that no cache helps with: lists out of range, searches, unknown ids. */
const crawled = [
  (number) => `/policy?page=${100_000 + number}`,
  (number) => `/search?q=${encodeURIComponent(`板材 ${number}`)}`,
  (number) => `/project/detail/${number.toString(16).padStart(32, '0')}`,
];

/** Asks for one page after the other, from an address of its own. */
async function crawl(origin) {
  let number = 0;
  const next = () => {
    number += 1;
    return origin + crawled[number % crawled.length](number);
  };
  const connect = async () => {
    for (;;) await ask(next(), '127.0.0.2');
  };
  await Promise.all(Array.from({ length: connections }, connect));
}

/** What a visitor waits for. */
const visited = {
  healthz: () => '/healthz',
  cached: () => '/index',
  rendered: (number) => `/search?q=${encodeURIComponent(`门板 ${number}`)}`,
};

/** Median and 95th percentile of each, interleaved, in ms. */
async function visit(origin) {
  const times = Object.fromEntries(Object.keys(visited).map((name) => [name, []]));
  const end = performance.now() + probeMs;
  for (let number = 0; performance.now() < end; number += 1)
    for (const [name, address] of Object.entries(visited))
      times[name].push(await ask(origin + address(number), '127.0.0.1'));
  return Object.fromEntries(
    Object.entries(times).map(([name, taken]) => {
      const sorted = taken.sort((a, b) => a - b);
      return [name, { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }];
    }),
  );
}

/** What visitors on new connections wait, by themselves and beside a crawler. */
export async function besideCrawler(origin) {
  await visit(origin);
  const calm = await visit(origin);
  const crawler = new Worker(new URL(import.meta.url), { workerData: { crawled: origin } });
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  const beside = await visit(origin);
  await crawler.terminate();
  return { calm, beside };
}

if (!isMainThread && workerData?.crawled) void crawl(workerData.crawled);
