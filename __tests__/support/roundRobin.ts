import http from 'node:http';
import { afterwards } from './afterwards';
import { listen } from './listen';

/** A proxy that hands each request to the next of several servers, and answers 502 for one that is gone. */
export async function startRoundRobin(servers: () => string[]) {
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true });
  const proxy = http.createServer((request, response) => {
    const urls = servers();
    turn += 1;
    const { method, headers, url } = request;
    const call = http.request(urls[turn % urls.length]! + url!, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    call.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'application/json' }).end('{"code":502}');
    });
    request.pipe(call);
  });
  afterwards(() => agent.destroy());
  return { url: `http://127.0.0.1:${await listen(proxy)}` };
}
