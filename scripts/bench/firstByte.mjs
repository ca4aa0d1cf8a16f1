import http from 'node:http';
import { summary } from './statistics.mjs';

const repeats = 300;

/** Time to first byte on an open connection, in ms. */
function once(agent, url, headers) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = http.get(url, { agent, headers }, (answer) => {
      const took = performance.now() - began;
      answer
        .resume()
        .once('end', () =>
          answer.statusCode === 200 ? resolve(took) : reject(new Error(`${url}: ${answer.statusCode}`)),
        );
    });
    request.once('error', reject);
  });
}

/** Times to first byte of several addresses, interleaved. */
export async function firstBytes(urls, headers) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = -20; round < repeats; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const took = await once(agent, url, headers);
      // The first rounds are a warm-up.
      if (round >= 0) times[name].push(took);
    }
  }
  agent.destroy();
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, summary(values)]));
}
