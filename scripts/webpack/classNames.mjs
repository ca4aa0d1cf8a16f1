import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/root.mjs';

const folder = path.join(root, 'src');
/** Without A: blockers of advertisements hide what is called `Ad`. */
const letters = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The global classes of src/styles begin with a small letter. */
const nameOf = (number) => {
  const rest = Math.floor(number / letters.length);
  return letters[number % letters.length] + (rest > 0 ? (rest - 1).toString(36) : '');
};

/**
 * Short names for the classes and animations of all CSS modules, by file and name: numbers compress better than hashes,
 * and are the same in every program of a build.
 * @returns {Map<string, string>} by `${absolute path} ${name}`
 */
export function classNames() {
  const names = new Map();
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.module.css'));
  for (const file of files.map((name) => path.join(folder, name)).sort()) {
    const css = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [name] of css.matchAll(/(?<=\.|@keyframes\s)[a-z_][\w-]*/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, nameOf(names.size));
    }
  }
  return names;
}
