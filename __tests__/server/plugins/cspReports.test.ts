import { useTestServer } from '../../support/server';

let time = 0;
let lines: Record<string, unknown>[] = [];
const server = useTestServer({ listen: false, deps: { now: () => time } });
beforeAll(async () => {
  server.app.addHook('onRequest', async (request) => {
    request.log.warn = ((line: Record<string, unknown>) => void lines.push(line)) as typeof request.log.warn;
  });
});
beforeEach(() => {
  time += 2 * 60 * 60_000;
  lines = [];
});

const send = async (body: unknown, type = 'application/csp-report') => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': type },
    payload,
  });
  return statusCode;
};

const violation = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://portal.example.com/search?q=secret',
    'effective-directive': 'script-src',
    'blocked-uri': blocked,
    'source-file': 'https://portal.example.com/assets/main.js?v=1',
  },
});

it('is named by every page and call, and logs a violation without queries, once an hour', async () => {
  const { headers } = await server.app.inject('/api/policy/list');
  expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
  expect(headers['content-security-policy']).toMatch(/report-uri \/csp-report; ?report-to csp/);
  for (let sent = 0; sent < 3; sent += 1)
    expect(await send(violation('https://evil.example.com/x.js?token=secret'))).toBe(204);
  expect(lines).toEqual([
    {
      event: 'csp',
      directive: 'script-src',
      blocked: 'https://evil.example.com/x.js',
      page: 'https://portal.example.com/search',
      source: 'https://portal.example.com/assets/main.js',
    },
  ]);
  time += 60 * 60_000;
  await send(violation('https://evil.example.com/x.js'));
  expect(lines).toHaveLength(2);
});

it('reads the reports of the Reporting API', async () => {
  const body = { documentURL: 'https://portal.example.com/', effectiveDirective: 'img-src', blockedURL: 'inline' };
  expect(await send([{ type: 'csp-violation', body }, { type: 'other' }], 'application/reports+json')).toBe(204);
  expect(lines).toMatchObject([{ directive: 'img-src', blocked: 'inline' }]);
});

it('takes no more than a hundred different ones an hour, and nothing that is large or no report', async () => {
  for (let index = 0; index < 150; index += 1) await send(violation(`https://evil.example.com/${index}.js`));
  expect(lines).toHaveLength(100);
  time += 60 * 60_000;
  lines = [];
  expect(await send('x'.repeat(20_000))).toBe(413);
  expect(await send('{')).toBe(400);
  expect(await send('text', 'text/plain')).toBe(415);
  for (const nothing of ['null', '[null,1]', '{"csp-report":1}']) expect(await send(nothing)).toBe(204);
  expect(lines).toEqual([]);
});
