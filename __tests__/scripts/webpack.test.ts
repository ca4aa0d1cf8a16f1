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

const script = 'webpack/narrowRules.mjs';

/** The rules that the large theme adds for a style sheet. */
const narrowRules = (css: string) =>
  String(evaluate(script, `it.narrowRules(${JSON.stringify(css)})`))
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  [
    'applies rules for narrow windows to wider ones',
    'a { top: 0 } @media (max-width: 37.5em) { a { top: 1px; } b { top: 2px; } }',
    '@media screen and (max-width: 52.5em) { a { top: 1px; } b { top: 2px; } }',
  ],
  [
    'always applies rules for windows narrower than its maximum width',
    '@media (max-width: 49.9375em) { a { top: 1px; } }',
    '@media screen { a { top: 1px; } }',
  ],
  [
    'also where they name the screen',
    '@media screen and (max-width: 60em) { a { top: 1px; } }',
    '@media screen { a { top: 1px; } }',
  ],
  [
    'keeps the other bound of a range',
    '@media (min-width: 30em) and (max-width: 60em) { a { top: 1px; } }',
    '@media screen and (min-width: 42em) { a { top: 1px; } }',
  ],
  [
    'keeps declarations for the oldest browsers, and the other conditions of a rule',
    '@media (hover: none) and (max-width: 60em) { a { height: 9vh; height: 9dvh } }',
    '@media screen and (hover: none) { a { height: 9vh; height: 9dvh; } }',
  ],
  [
    'takes a nested media query out of its rule',
    'a { top: 0; @media (max-width: 37.5em) { top: 1px; } }',
    '@media screen and (max-width: 52.5em) { a { top: 1px; } }',
  ],
  [
    'leaves alone what does not ask for a width, nor for a narrow one',
    '/* @media (max-width: 1em) { c {} } */ @media print { a { top: 0 } } @media (min-width: 50em) { a { top: 1px; } }',
    '',
  ],
])('%s', (_what, css, rules) => expect(narrowRules(css)).toBe(rules));

it('gives no two classes of CSS modules one name', () => {
  const names = evaluate('webpack/classNames.mjs', '[...it.classNames().values()]') as string[];
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});
