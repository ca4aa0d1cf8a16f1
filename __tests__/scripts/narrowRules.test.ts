import { spawnSync } from 'node:child_process';
import path from 'node:path';

const script = path.resolve(__dirname, '../../scripts/webpack/narrowRules.mjs');

/** The rules that the large theme adds for a style sheet. */
function narrowRules(css: string): string {
  const program = `
    import { narrowRules } from ${JSON.stringify(script)};
    process.stdout.write(narrowRules(${JSON.stringify(css)}));
  `;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.replace(/\s+/g, ' ').trim();
}

it('applies rules for narrow windows to wider ones', () => {
  expect(narrowRules('a { top: 0 } @media (max-width: 37.5em) { a { top: 1px } b { top: 2px } }')).toBe(
    '@media screen and (max-width: 52.5em) { a { top: 1px } b { top: 2px } }',
  );
});

it('always applies rules for windows narrower than its maximum width', () => {
  expect(narrowRules('@media (max-width: 49.9375em) { a { top: 1px } }')).toBe('@media screen { a { top: 1px } }');
  expect(narrowRules('@media screen and (max-width: 60em) { a { top: 1px } }')).toBe(
    '@media screen { a { top: 1px } }',
  );
  expect(narrowRules('@media (min-width: 30em) and (max-width: 60em) { a { top: 1px; } }')).toBe(
    '@media screen and (min-width: 42em) { a { top: 1px; } }',
  );
});

it('ignores other media queries', () => {
  const css =
    '/* @media (max-width: 1em) { c {} } */ @media print { a { top: 0 } } @media (min-width: 50em) { a { top: 1px; } }';
  expect(narrowRules(css)).toBe('');
});
