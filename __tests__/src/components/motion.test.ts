import fs from 'node:fs';
import path from 'node:path';

/** What comes in from invisible counts as painted only when its motion ends: text and pictures would seem late. */

const sources = path.resolve(__dirname, '../../../src');
const sheets = fs
  .readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file): [string, string] => [file, fs.readFileSync(path.join(sources, file), 'utf8')]);

/** A skeleton holds no text: it stays away for a moment on purpose. */
const withoutText = path.join('components', 'Skeleton.module.css');

it.each(sheets.filter(([file, text]) => file !== withoutText && text.includes('@keyframes')))(
  '%s lets nothing come in from invisible',
  (_file, text) => {
    const starts = Array.from(text.matchAll(/(?:from|\b0%)\s*\{([^}]*)\}/g), ([, rules]) => rules!);
    expect(starts.filter((rules) => /opacity:\s*0(?:\.0+)?\s*;|visibility:\s*hidden/.test(rules))).toEqual([]);
  },
);
