import { freePort } from '../../support/listen';
import { startTestServer, testEngines } from '../../support/server';

const host = '127.0.0.1';

const start = (port: number, engine: (typeof testEngines)[number] = 'embedded') =>
  startTestServer({ engine, listen: true, config: { metrics: { host, port } } });
const read = async (port: number, path = '/metrics') => fetch(`http://${host}:${port}${path}`);

it.each(testEngines)('serves metrics on a port of their own, by route and not by path (%s)', async (engine) => {
  const port = await freePort();
  const { url } = await start(port, engine);
  await fetch(`${url}/api/policy/list?fdTitle=somebody`);
  await fetch(`${url}/policy/nowhere/somebody`);
  await fetch(`${url}/api/somebody`);
  const response = await read(port);
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/policy\/list",status="\d+"\} 1$/m,
  );
  expect(text).toMatch(/route="page",status="\d+"\} 1$/m);
  expect(text).toMatch(/route="unknown",status="404"\} 1$/m);
  expect(text).not.toContain('somebody');
  for (const name of ['nodejs_eventloop_lag_seconds', 'portal_outbox', 'portal_disk_free_bytes'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(/^portal_store_connections_idle \d/m.test(text)).toBe(engine === 'postgres');
  expect((await read(port, '/api/policy/list')).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
});

it('leaves out a value that cannot be read, and no other', async () => {
  const port = await freePort();
  const { store } = await start(port);
  await (await store()).schema.dropTable('outbox').execute();
  const text = await (await read(port)).text();
  expect(text).not.toMatch(/^portal_outbox /m);
  expect(text).toMatch(/^portal_disk_free_bytes \d/m);
});

it('ends the start when the port is taken', async () => {
  const port = await freePort();
  await start(port);
  await expect(start(port)).rejects.toThrow(`PORTAL_METRICS: cannot listen on ${host}:${port} (EADDRINUSE)`);
});
