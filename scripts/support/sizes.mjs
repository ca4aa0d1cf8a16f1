import fs from 'node:fs';
import path from 'node:path';
import { formerAssets } from './formerAssets.mjs';

/**
 * The most that may go over the wire, bytes with Brotli: a little more than it is, so that nobody adds weight unawares,
 * and enough that the names of files, which differ from commit to commit, never decide. Whoever makes something lighter
 * lowers its budget.
 */
const budgets = {
  entry: { scripts: 116_400, styles: 5_800 },
  /** What one screen, or the forms, add to it. */
  chunk: { scripts: 15_300, styles: 6_200 },
  /** What a page that the server drew begins with. */
  early: { scripts: 1_200, styles: 0 },
};

/**
 * All that is loaded before anyone acts, by the page's chunk. What comes after an act is not among it: an idle page reads
 * ahead, but loads no script.
 */
const firstViews = {
  index: { name: '/index', scripts: 125_500, styles: 9_500 },
  policy: { name: 'a list', scripts: 127_400, styles: 9_200 },
  'policy-detail': { name: 'a detail', scripts: 130_400, styles: 11_400 },
};

/** The same of the staff's desk; the editor brings its library. */
const deskBudgets = {
  entry: { scripts: 105_200, styles: 5_800 },
  chunk: { scripts: 20_000, styles: 6_500 },
  editor: { scripts: 84_200, styles: 7_100 },
};

/** Loaded only by browsers that lack what it brings. */
const forOldBrowsers = 'polyfills';

const kinds = /** @type {const} */ (['scripts', 'styles']);

/** Bytes of a file as it goes over the wire. */
function sizeOf(folder, file) {
  const packed = path.join(folder, `${file}.br`);
  return fs.statSync(fs.existsSync(packed) ? packed : path.join(folder, file)).size;
}

/**
 * What a build weighs: the script and the styles of every page, what each chunk adds, and all that the home page, a
 * list and a detail load before anyone acts.
 */
export function weigh(folder) {
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const sum = (files) => [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(folder, file), 0);

  const { files } = JSON.parse(read('build.json'));
  const page = read('index.html').replace(/<noscript>[^]*?<\/noscript>/, '');
  const entry = {
    scripts: Array.from(page.matchAll(/<script [^>]*src="([^"]+)"/g), ([, file]) => file),
    styles: files.entry.styles,
  };
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
    ...Object.entries(firstViews).map(([chunk, view]) => ({
      name: `${kind} of the first view of ${view.name}`,
      bytes: sum([...entry[kind], ...(files.chunks.early?.[kind] ?? []), ...files.chunks[chunk][kind]]),
      budget: view[kind],
    })),
  ]);
}

/** The same of the desk's build, which has no manifest: its first load, and what each screen adds in a file of its own. */
export function weighDesk(folder) {
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const first = Array.from(page.matchAll(/(?:src|href)="\/desk\/([^"]+)"/g), ([, file]) => file);
  const former = formerAssets(folder);
  const own = fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((file) => /^desk-.*\.(?:js|css)$/.test(file))
    .map((file) => `assets/${file}`)
    .filter((file) => !(file in former));
  const ends = { scripts: '.js', styles: '.css' };
  const screens = [...new Set(own.map((file) => path.basename(file).split('.', 1)[0]))].sort();
  return kinds.flatMap((kind) => {
    const sum = (files) =>
      files.filter((file) => file.endsWith(ends[kind])).reduce((bytes, file) => bytes + sizeOf(folder, file), 0);
    return [
      { name: `${kind} of the desk`, bytes: sum(first), budget: deskBudgets.entry[kind] },
      ...screens.map((screen) => ({
        name: `${kind} of ${screen}`,
        bytes: sum(own.filter((file) => path.basename(file).startsWith(`${screen}.`))),
        budget: (screen === 'desk-editor' ? deskBudgets.editor : deskBudgets.chunk)[kind],
      })),
    ];
  });
}
