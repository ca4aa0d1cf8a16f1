import { parseBackendJson } from '../../../src/contract/parseBackendJson';

it.each([
  ['{"fdId":1862345678901234567}', { fdId: '1862345678901234567' }],
  ['{"fdId":-1862345678901234567 , "total":23}', { fdId: '-1862345678901234567', total: 23 }],
  ['[1862345678901234561,1862345678901234562]', ['1862345678901234561', '1862345678901234562']],
  ['{"a":{"b":[{"c":\n1862345678901234567}]}}', { a: { b: [{ c: '1862345678901234567' }] } }],
  ['1862345678901234567', '1862345678901234567'],
  ['[9007199254740993,1234567890123456,123456789012345]', ['9007199254740993', '1234567890123456', 123456789012345]],
])('keeps integers of 16 digits and more as text: %s', (text, value) => {
  expect(parseBackendJson(text)).toEqual(value);
});

it.each([
  '{"a":"1862345678901234567","b":"id:1862345678901234567,"}',
  '{"a":"\\"1862345678901234567","b":"\\\\","c":[1]}',
  '{"1862345678901234567":"a"}',
  '[1862345678901234567.25,1.8623456789012345678,1.862345678901234567E18,1e1862,18623456789012345e1]',
  '{"__proto__":{"a":1},"a":1,"a":2,"b":"1862345678901234567"}',
])('reads everything else as JSON.parse does: %s', (text) => {
  expect(parseBackendJson(text)).toEqual(JSON.parse(text));
});

it.each([
  '{"a":"1862345678901234567',
  '[01862345678901234567]',
  '+1862345678901234567',
  '{"a":1862345678901234567,}',
  '',
])('does not take %j for JSON', (text) => {
  expect(parseBackendJson(text)).toBeUndefined();
});

it.each(['', '\\\n"}'])('soon gives up on a long text whose last string has no end: %j', (end) => {
  const quotes = String.raw`\"`.repeat(100_000);
  expect(parseBackendJson(`{"a":1862345678901234567,"b":"${quotes}${end}`)).toBeUndefined();
});
