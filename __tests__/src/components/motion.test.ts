import fs from 'node:fs';
import path from 'node:path';

/** Content that fades in counts as painted only when its animation ends, which delays LCP. */

const sources = path.resolve(__dirname, '../../../src');
const sheets = fs
  .readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file): [string, string] => [file, fs.readFileSync(path.join(sources, file), 'utf8')]);

/** A skeleton has no text: it is delayed on purpose. */
const withoutText = path.join('components', 'Skeleton.module.css');

it.each(sheets.filter(([file, text]) => file !== withoutText && text.includes('@keyframes')))(
  '%s lets nothing come in from invisible',
  (_file, text) => {
    const starts = Array.from(text.matchAll(/(?:from|\b0%)\s*\{([^}]*)\}/g), ([, rules]) => rules!);
    expect(starts.filter((rules) => /opacity:\s*0(?:\.0+)?\s*;|visibility:\s*hidden/.test(rules))).toEqual([]);
  },
);
