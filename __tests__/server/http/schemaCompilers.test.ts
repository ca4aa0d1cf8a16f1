import Fastify, { type FastifyInstance } from 'fastify';
import { compilersFactory } from '../../../server/http/schemaCompilers';

const servers: FastifyInstance[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** A server of which `unit` is a schema that its routes share. */
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

describe('schemas that are compiled once for every server of a process', () => {
  it('check, convert and write what a call has, a refusal between others too', async () => {
    for (const server of [serverWith({ type: 'string' }), serverWith({ type: 'string' })]) {
      expect(await answer(server, 'n=1&unit=m')).toEqual({ n: 1, unit: 'm' });
      expect(await answer(server, 'n=one')).toMatchObject({
        statusCode: 400,
        message: 'querystring/n must be integer',
      });
      expect(await answer(server, 'n=2')).toEqual({ n: 2 });
    }
  });

  it('are not those of a server whose shared schemas are others', async () => {
    const [words, numbers] = [serverWith({ type: 'string' }), serverWith({ type: 'integer' })];
    expect(await answer(words, 'unit=m')).toEqual({ unit: 'm' });
    expect(await answer(numbers, 'unit=m')).toMatchObject({ statusCode: 400 });
    expect(await answer(numbers, 'unit=7')).toEqual({ unit: 7 });
  });
});
