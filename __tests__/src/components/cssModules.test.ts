import fs from 'node:fs';
import path from 'node:path';

/** In tests any class name of a CSS module resolves; in a browser an undefined one is silently dropped. */

const sources = path.resolve(__dirname, '../../../src');
const files = fs
  .readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(sources, file))
  .filter((file) => fs.statSync(file).isFile());
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** A component's CSS module, and the classes that it uses. */
function usesOf(file: string): { sheet: string; names: string[] } | null {
  const source = read(file);
  const [, name, from] = /import (\w+) from '(\..*\.module\.css)'/.exec(source) ?? [];
  if (!from) return null;
  const names = Array.from(source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, used]) => used);
  return { sheet: path.resolve(path.dirname(file), from), names };
}

const uses = files.filter((file) => file.endsWith('.tsx')).flatMap((file) => usesOf(file) ?? []);
const sheets = files.filter((file) => file.endsWith('.module.css'));

it.each(sheets.map((sheet) => [path.relative(sources, sheet), sheet]))(
  '%s holds every class that is used',
  (_, sheet) => {
    const rules = read(sheet)
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/\{[^{}]*\}/g, '{}');
    const defined = new Set(Array.from(rules.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name));
    const used = uses.filter((one) => one.sheet === sheet).flatMap(({ names }) => names);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  },
);
