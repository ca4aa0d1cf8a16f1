import { evaluate } from '../support/evaluate';

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
    'leaves alone what does not ask for a width, nor for a narrow one',
    '/* @media (max-width: 1em) { c {} } */ @media print { a { top: 0 } } @media (min-width: 50em) { a { top: 1px; } }',
    '',
  ],
])('%s', (_what, css, rules) => expect(narrowRules(css)).toBe(rules));

it('does not depend on the order in which sheets are read', () => {
  const sheet = (file: string) => ({
    type: 'css/mini-extract',
    identifier: () => file,
    content: `@media (max-width: 1em) { .${file} { top: 0 } }`,
  });
  const written = (files: string[]) => {
    const setUp = `
    const written = [];
    const sheet = ${String(sheet)};
    const Compilation = { PROCESS_ASSETS_STAGE_ADDITIONS: 0 };
    const sources = { ConcatSource: class { constructor(...parts) { written.push(...parts) } } };
    const compilation = {
      hooks: { processAssets: { tap: (_, work) => work() } },
      modules: ${JSON.stringify(files)}.map(sheet),
      namedChunks: new Map([['look', { files: ['look.css'] }]]),
      updateAsset: (_, change) => change('own'),
    };
    const thisCompilation = { tap: (_, work) => work(compilation) };
    new it.NarrowRules('look').apply({ webpack: { Compilation, sources }, hooks: { thisCompilation } });
  `;
    return String(evaluate(script, "written.join('')", setUp)).replace(/\s+/g, ' ');
  };
  expect(written(['b', 'a'])).toBe(written(['a', 'b']));
  expect(written(['a', 'b'])).toMatch(/^own.*\.a.*\.b/);
});
