import { spawnSync } from 'node:child_process';
import path from 'node:path';

const script = path.resolve(__dirname, '../../scripts/webpack/narrowRules.mjs');

function output(program: string): string {
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.replace(/\s+/g, ' ').trim();
}

/** The rules that the large theme adds for a style sheet. */
const narrowRules = (css: string) =>
  output(`
    import { narrowRules } from ${JSON.stringify(script)};
    process.stdout.write(narrowRules(${JSON.stringify(css)}));
  `);

it('applies rules for narrow windows to wider ones', () => {
  expect(narrowRules('a { top: 0 } @media (max-width: 37.5em) { a { top: 1px; } b { top: 2px; } }')).toBe(
    '@media screen and (max-width: 52.5em) { a { top: 1px; } b { top: 2px; } }',
  );
});

it('always applies rules for windows narrower than its maximum width', () => {
  expect(narrowRules('@media (max-width: 49.9375em) { a { top: 1px; } }')).toBe('@media screen { a { top: 1px; } }');
  expect(narrowRules('@media screen and (max-width: 60em) { a { top: 1px; } }')).toBe(
    '@media screen { a { top: 1px; } }',
  );
  expect(narrowRules('@media (min-width: 30em) and (max-width: 60em) { a { top: 1px; } }')).toBe(
    '@media screen and (min-width: 42em) { a { top: 1px; } }',
  );
});

it('keeps declarations for the oldest browsers, and the other conditions of a rule', () => {
  expect(narrowRules('@media (hover: none) and (max-width: 60em) { a { height: 9vh; height: 9dvh } }')).toBe(
    '@media screen and (hover: none) { a { height: 9vh; height: 9dvh; } }',
  );
});

it('does not depend on the order in which sheets are read', () => {
  const sheet = (file: string) => ({
    type: 'css/mini-extract',
    identifier: () => file,
    content: `@media (max-width: 1em) { .${file} { top: 0 } }`,
  });
  const program = (files: string[]) => `
    import { NarrowRules } from ${JSON.stringify(script)};
    const sheet = ${String(sheet)};
    const Compilation = { PROCESS_ASSETS_STAGE_ADDITIONS: 0 };
    const sources = { ConcatSource: class { constructor(...parts) { process.stdout.write(parts.join('')) } } };
    const compilation = {
      hooks: { processAssets: { tap: (_, work) => work() } },
      modules: ${JSON.stringify(files)}.map(sheet),
      namedChunks: new Map([['look', { files: ['look.css'] }]]),
      updateAsset: (_, change) => change('own'),
    };
    const thisCompilation = { tap: (_, work) => work(compilation) };
    new NarrowRules('look').apply({ webpack: { Compilation, sources }, hooks: { thisCompilation } });
  `;
  expect(output(program(['b', 'a']))).toBe(output(program(['a', 'b'])));
  expect(output(program(['a', 'b']))).toMatch(/^own.*\.a.*\.b/);
});

it('leaves alone what does not ask for a width, nor for a narrow one', () => {
  const css =
    '/* @media (max-width: 1em) { c {} } */ @media print { a { top: 0 } } @media (min-width: 50em) { a { top: 1px; } }';
  expect(narrowRules(css)).toBe('');
});
