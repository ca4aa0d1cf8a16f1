// A reverse proxy that compresses responses, once for each content. Port and target come from the environment.
import { createHash } from 'node:crypto';
import http from 'node:http';
import zlib from 'node:zlib';

const target = new URL(process.env.BENCH_TARGET);
const agent = new http.Agent({ keepAlive: true });
const compressed = new Map();

const isText = (type = '') => /^(?:text\/|application\/(?:javascript|json)|image\/svg)/.test(type);

function compress(body) {
  const key = createHash('sha1').update(body).digest('base64');
  if (!compressed.has(key)) compressed.set(key, zlib.brotliCompressSync(body));
  return compressed.get(key);
}

const server = http.createServer((request, reply) => {
  const { method, url, headers } = request;
  const forwardedHeaders = { ...headers, 'accept-encoding': 'identity' };
  const { hostname, port } = target;
  const passed = http.request(
    { agent, hostname, port, method, path: url, headers: forwardedHeaders },
    async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const own = { ...answer.headers };
      for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete own[name];
      const isCompressed =
        /\bbr\b/.test(headers['accept-encoding'] ?? '') && isText(own['content-type']) && body.length > 0;
      const payload = isCompressed ? compress(body) : body;
      if (isCompressed) own['content-encoding'] = 'br';
      if (body.length > 0) own['content-length'] = String(payload.length);
      reply.writeHead(answer.statusCode, own).end(payload);
    },
  );
  passed.on('error', () => reply.writeHead(502).end());
  request.pipe(passed);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
