import { once } from 'node:events';
import http from 'node:http';
import { get } from './get.mjs';
import { summary } from './statistics.mjs';

const repeats = 300;

/** Time to first byte on an open connection, in ms. */
async function timeOnce(agent, url, headers) {
  const began = performance.now();
  const answer = await get(url, { agent, headers });
  const took = performance.now() - began;
  await once(answer.resume(), 'end');
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return took;
}

/** Times to first byte of several addresses, interleaved. */
export async function firstBytes(urls, headers) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = -20; round < repeats; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const took = await timeOnce(agent, url, headers);
      // The first rounds are a warm-up.
      if (round >= 0) times[name].push(took);
    }
  }
  agent.destroy();
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, summary(values)]));
}
