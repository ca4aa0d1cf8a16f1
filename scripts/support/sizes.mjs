import fs from 'node:fs';
import path from 'node:path';

/**
 * The most that may go over the wire, bytes with Brotli: a little more than it is, so that nobody adds weight unawares.
 * Whoever makes something lighter lowers its budget.
 */
const budgets = {
  entry: { scripts: 111_000, styles: 5_500 },
  /** What one screen, or the forms, add to it. */
  chunk: { scripts: 20_000, styles: 9_500 },
  /** What a page that the server drew begins with. */
  early: { scripts: 1_100, styles: 0 },
  home: { scripts: 119_900, styles: 9_500 },
};

/** Loaded only by browsers that lack what it brings. */
const forOldBrowsers = 'polyfills';

/**
 * What a build weighs: the script and the styles of every page, what each chunk adds, and all that the home page loads
 * before anyone acts.
 */
export function weigh(folder) {
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const sizeOf = (file) => {
    const packed = path.join(folder, `${file}.br`);
    return fs.statSync(fs.existsSync(packed) ? packed : path.join(folder, file)).size;
  };
  const sum = (files) => [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(file), 0);

  const { files } = JSON.parse(read('build.json'));
  const page = read('index.html').replace(/<noscript>[^]*?<\/noscript>/, '');
  const entry = {
    scripts: Array.from(page.matchAll(/<script [^>]*src="([^"]+)"/g), ([, file]) => file),
    styles: files.entry.styles,
  };
  const kinds = /** @type {const} */ (['scripts', 'styles']);
  const chunks = Object.entries(files.chunks).filter(
    ([name, { scripts }]) => name !== forOldBrowsers && scripts.some((file) => !entry.scripts.includes(file)),
  );
  return kinds.flatMap((kind) => [
    { name: `${kind} of every page`, bytes: sum(entry[kind]), budget: budgets.entry[kind] },
    ...chunks.map(([name, chunk]) => ({
      name: `${kind} of ${name}`,
      bytes: sum(chunk[kind].filter((file) => !entry[kind].includes(file))),
      budget: (name === 'early' ? budgets.early : budgets.chunk)[kind],
    })),
    {
      name: `${kind} of the first view of /index`,
      bytes: sum([...entry[kind], ...(files.chunks.early?.[kind] ?? []), ...files.chunks.index[kind]]),
      budget: budgets.home[kind],
    },
  ]);
}
