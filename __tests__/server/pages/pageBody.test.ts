import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PageBody } from '../../../server/pages/pageBody';
import { eventually } from '../../support/eventually';

const texts = path.resolve(__dirname, '../../../content/demo/policy/2');
const html = Buffer.concat(fs.readdirSync(texts).map((name) => fs.readFileSync(path.join(texts, name))));

/** A page that a second of waiting makes so much older. */
function pageOfAge(ms: number, effort?: number): PageBody {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const body = new PageBody(html, undefined, effort);
  clock.mockReturnValue(ms);
  return body;
}
afterEach(() => jest.restoreAllMocks());

async function sendOften(body: PageBody): Promise<Buffer> {
  for (let sends = 0; sends < 8; sends += 1) await body.packed('br');
  return body.packed('br');
}

it('a page that is sent often and stays the same becomes smaller, and is the same page', async () => {
  const body = pageOfAge(6000);
  const first = await body.packed('br');
  await sendOften(body);
  await eventually(async () => expect((await body.packed('br')).length).toBeLessThan(first.length));
  const last = await body.packed('br');
  expect(brotliDecompressSync(last)).toEqual(html);
  expect(body.bytes).toBe(last.length);
  expect(await body.plain()).toEqual(html);
});

it('one that is outdated soon, or that may be for an invented host, is not compressed again', async () => {
  const steady = pageOfAge(6000);
  const [recent, invented] = [pageOfAge(1000), pageOfAge(6000, 4)];
  const [first, other] = [await recent.packed('br'), await invented.packed('br')];
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  await sendOften(recent);
  jest.spyOn(performance, 'now').mockReturnValue(6000);
  await sendOften(invented);
  // One is compressed after the other: once this one is, they would have been.
  const before = await steady.packed('br');
  await sendOften(steady);
  await eventually(async () => expect((await steady.packed('br')).length).toBeLessThan(before.length));
  expect(await recent.packed('br')).toBe(first);
  expect(await invented.packed('br')).toBe(other);
});
