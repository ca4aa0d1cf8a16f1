import type { Extra } from '../../../src/contract/extras';
import { writeClientFolder } from '../../support/clientFolder';
import { startTestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

const clientDir = tempFolder();

async function pageOf(build: { apiHost: string; apiBase: string }, extras: Extra[]): Promise<string> {
  writeClientFolder(clientDir, build);
  const server = await startTestServer({ listen: false, config: { clientDir, extras } });
  const { body } = await server.app.inject({ url: '/policy', headers: { accept: 'text/html' } });
  return body;
}

it('adds the enabled extras to the plain page', async () => {
  expect(await pageOf({ apiHost: '', apiBase: '' }, ['my', 'desk'])).toContain(' data-extras="my desk"');
  expect(await pageOf({ apiHost: '', apiBase: '' }, [])).toContain(' data-extras=""');
});

it('adds nothing to the page of a build that calls another backend', async () => {
  expect(await pageOf({ apiHost: 'https://api.example.com', apiBase: '' }, ['my'])).not.toContain('data-extras');
});
