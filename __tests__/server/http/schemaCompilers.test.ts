import Fastify, { type FastifyInstance } from 'fastify';
import { compilersFactory } from '../../../server/http/schemaCompilers';

const servers: FastifyInstance[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** A server whose routes share the schema `unit`. */
function serverWith(unit: object): FastifyInstance {
  const server = Fastify({ schemaController: { compilersFactory } });
  servers.push(server);
  server.addSchema({ $id: 'unit', ...unit });
  const querystring = { type: 'object', properties: { n: { type: 'integer' }, unit: { $ref: 'unit#' } } };
  const response = { 200: { type: 'object', properties: { n: { type: 'integer' }, unit: { $ref: 'unit#' } } } };
  server.get('/', { schema: { querystring, response } }, async ({ query }) => ({ ...(query as object), hidden: 1 }));
  return server;
}

const answer = async (server: FastifyInstance, query: string) => (await server.inject(`/?${query}`)).json() as object;

describe('schemas compiled once per process', () => {
  it('validate, convert and serialise correctly, also after a rejection', async () => {
    for (const server of [serverWith({ type: 'string' }), serverWith({ type: 'string' })]) {
      expect(await answer(server, 'n=1&unit=m')).toEqual({ n: 1, unit: 'm' });
      expect(await answer(server, 'n=one')).toMatchObject({
        statusCode: 400,
        message: 'querystring/n must be integer',
      });
      expect(await answer(server, 'n=2')).toEqual({ n: 2 });
    }
  });

  it('are not shared with a server that has other shared schemas', async () => {
    const [words, numbers] = [serverWith({ type: 'string' }), serverWith({ type: 'integer' })];
    expect(await answer(words, 'unit=m')).toEqual({ unit: 'm' });
    expect(await answer(numbers, 'unit=m')).toMatchObject({ statusCode: 400 });
    expect(await answer(numbers, 'unit=7')).toEqual({ unit: 7 });
  });
});
