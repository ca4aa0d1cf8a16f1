import type { FastifyRequest } from 'fastify';
import { requestOrigin } from '../../../server/pages/requestOrigin';

const from = (host: string, protocol = 'https') => ({ host, protocol }) as FastifyRequest;

it.each([
  ['portal.example.com', 'https://portal.example.com'],
  ['Portal.Example.com:8443', 'https://portal.example.com:8443'],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
  ['[::1]:3000', 'https://[::1]:3000'],
  ['portal.example.com:443', 'https://portal.example.com'],
])('takes the site’s name from a request to %s', (host, origin) =>
  expect(requestOrigin(from(host), null)).toBe(origin),
);

it.each([
  '',
  'a b',
  'evil.example/path',
  'user@evil.example',
  'a"><script>',
  'evil.example#',
  'a..b',
  'x:999999',
  'x:65536',
  '999.1.1.1',
  '0x7f.1',
  '1.2.3.4.5',
  `${'x'.repeat(64)}.example`,
  '[:::]',
  'x'.repeat(300),
  Array(40).fill('label').join('.') + '.' + 'x'.repeat(20),
])('takes no origin from a request to %j', (host) => expect(requestOrigin(from(host), null)).toBe(''));

it.each(['javascript', 'data', 'https:', 'http, https', ''])(
  'takes no origin if a proxy forwards the scheme %j',
  (protocol) => expect(requestOrigin(from('portal.example.com', protocol), null)).toBe(''),
);

it('prefers the configured origin to the request', () => {
  expect(requestOrigin(from('evil.example'), 'https://portal.example.com')).toBe('https://portal.example.com');
});
