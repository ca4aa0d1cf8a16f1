import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../support/evaluate';
import { tempFolder } from '../support/tempFolder';

const day = 24 * 60 * 60 * 1000;

let scratch: string;
beforeEach(() => {
  scratch = tempFolder();
});

/** Which of the other files a build of a given day keeps. */
function build(onDay: number, files: string[]): string[] {
  const keeps = `it.keepsFormerAssets(${JSON.stringify(path.join(scratch, 'client'))}, () => ${onDay * day})`;
  return evaluate('webpack/formerAssets.mjs', `${JSON.stringify(files)}.filter(${keeps})`) as string[];
}

const policy = 'assets/policy.0123456789.js';
const index = 'assets/index.0123456789.js';

it('keeps assets for thirty days after the first build without them', () => {
  // However long they were in use before.
  expect(build(400, [policy])).toEqual([policy]);
  expect(build(429, [policy, index])).toEqual([policy, index]);
  expect(build(430, [policy, index])).toEqual([index]);
});

it('restarts the period for a file that a later build had again', () => {
  build(0, [policy, index]);
  build(10, [index]);
  expect(build(35, [policy, index])).toEqual([policy]);
});

it('keeps nothing else, and writes nothing into the served folder', () => {
  expect(build(0, ['index.html', 'build.json', 'icons/old.svg', policy])).toEqual([policy]);
  expect(fs.readdirSync(scratch)).toEqual(['client.former.json']);
});
