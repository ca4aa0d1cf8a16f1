// A bare Fastify route: the baseline of `npm run bench:load`. Port and body come from the environment.
import Fastify from 'fastify';

const app = Fastify();
const body = process.env.BENCH_BODY ?? '';
app.get('*', (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
