import Fastify from 'fastify';
import { backendFetch } from '../../../server/pages/backendFetch';
import type { PortalApp } from '../../../server/http/portalApp';

it('asks for answers that are not packed, which nothing on the way to a page unpacks', async () => {
  const app = Fastify();
  app.get('/api/policy/list', async ({ headers }) => ({ accepted: headers['accept-encoding'] }));
  const answer = await backendFetch(app as unknown as PortalApp)('/api/policy/list');
  expect(await answer.json()).toEqual({ accepted: 'identity' });
});
