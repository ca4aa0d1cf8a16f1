import { startTestServer } from '../../support/server';
import { Visitor, useAccountServer } from '../../support/visitor';

const proxy = '10.1.2.3';
const registrations = { times: 1, withinMs: 60_000 };
const server = useAccountServer({
  config: { trustedProxies: ['10.1.0.0/16'] },
  deps: { limits: { registrations } },
});

/** Registers a company via a proxy. @returns the response's code */
async function registerVia(from: string, visitorAddress: string, userName: string) {
  const visitor = new Visitor(server, from);
  const answer = await visitor.register({ userName }, { headers: { 'x-forwarded-for': visitorAddress } });
  return answer.body.code;
}

it('distinguishes visitors behind a trusted proxy on another host', async () => {
  expect(await registerVia(proxy, '203.0.113.1', '13911110001')).toBe(0);
  expect(await registerVia(proxy, '203.0.113.2', '13911110002')).toBe(0);
  expect(await registerVia(proxy, '203.0.113.2', '13911110003')).toBe(429);
});

it('ignores forwarded addresses from others, including localhost once other proxies are configured', async () => {
  for (const [index, stranger] of ['198.51.100.7', '127.0.0.1'].entries()) {
    expect(await registerVia(stranger, '203.0.113.3', `1392222000${index}`)).toBe(0);
    expect(await registerVia(stranger, '203.0.113.4', `1393333000${index}`)).toBe(429);
  }
});

it('uses the address that the last trusted proxy saw, not what the visitor sent', async () => {
  expect(await registerVia(proxy, '192.0.2.1, 203.0.113.5', '13944440001')).toBe(0);
  expect(await registerVia(proxy, '192.0.2.2, 203.0.113.5', '13944440002')).toBe(429);
});

it.each([
  ['a trusted proxy', proxy, 'https', true],
  ['a trusted proxy, in capitals,', proxy, 'HTTPS', true],
  ['a trusted proxy that forwards http', proxy, 'http', false],
  ['a stranger', '198.51.100.7', 'https', false],
])('sets cookies and HSTS by the protocol that %s forwards', async (_who, from, protocol, secure) => {
  const headers = { 'x-forwarded-proto': protocol };
  const answer = await new Visitor(server, from).get('/captcha/captchaImage?type=math', { headers });
  expect(String(answer.headers['set-cookie'])).toMatch(
    secure
      ? /^__Host-JSESSIONID=\w+; Path=\/; HttpOnly; Secure; SameSite=Lax$/
      : /^JSESSIONID=\w+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect('strict-transport-security' in answer.headers).toBe(secure);
});

it.each([
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])('sends HSTS for subdomains only where that is set: %s', async (hstsSubdomains, value) => {
  const other = await startTestServer({ config: { hstsSubdomains }, listen: false });
  const answer = await other.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
  expect(answer.headers['strict-transport-security']).toBe(value);
});
