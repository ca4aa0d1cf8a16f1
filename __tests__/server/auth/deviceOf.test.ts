import { deviceOf } from '../../../server/auth/deviceOf';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36',
    'Chrome 120 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0',
    'Edge 120 · Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari 17 · iOS'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.44', '微信 8 · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128 · Linux'],
  ['curl/8.5.0', null],
  [undefined, null],
])('detects the device of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
