import fs from 'node:fs';
import path from 'node:path';
import { formerAssets } from '../webpack/formerAssets.mjs';

/**
 * Budgets of transfer sizes, bytes with Brotli: slightly above the present sizes, so that growth is noticed, but file
 * names, which differ between commits, do not matter. A change that makes something smaller lowers its budget.
 */
const budgets = {
  entry: { scripts: 115_750, styles: 5_370 },
  /** Added by one screen, or by the forms. */
  chunk: { scripts: 17_870, styles: 6_700 },
  /** The clean-up of rich texts: foreign ones, what a reader sees of them, and the facts of a text. */
  richText: { scripts: 24_350, styles: 6_300 },
  /** The first script of a server-rendered page. */
  early: { scripts: 1_500, styles: 0 },
};

/**
 * Everything that loads before the first interaction, by the page's chunk. Not what loads after an interaction: an idle
 * page prefetches data, but no scripts.
 */
const firstViews = {
  index: { name: '/index', scripts: 129_300, styles: 9_050 },
  policy: { name: 'a list', scripts: 130_000, styles: 8_370 },
  'policy-detail': { name: 'a detail', scripts: 129_850, styles: 10_210 },
};

/** The same for the staff's desk; the editor includes its library. */
const deskBudgets = {
  entry: { scripts: 108_800, styles: 5_530 },
  chunk: { scripts: 20_000, styles: 6_500 },
  editor: { scripts: 95_400, styles: 7_800 },
};

/** Loaded by older browsers only. */
const forOldBrowsers = 'polyfills';

const kinds = /** @type {const} */ (['scripts', 'styles']);

/** Transfer size of a file. */
function sizeOf(folder, file) {
  const packed = path.join(folder, `${file}.br`);
  return fs.statSync(fs.existsSync(packed) ? packed : path.join(folder, file)).size;
}

/**
 * Sizes of a build: script and styles of every page, of each chunk, and everything that the home page, a list and a
 * detail page load before the first interaction.
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
      budget: (budgets[name] ?? budgets.chunk)[kind],
    })),
    ...Object.entries(firstViews).map(([chunk, view]) => ({
      name: `${kind} of the first view of ${view.name}`,
      bytes: sum([...entry[kind], ...(files.chunks.early?.[kind] ?? []), ...files.chunks[chunk][kind]]),
      budget: view[kind],
    })),
  ]);
}

/** The same for the desk's build, which has no manifest: its first load, and the files of each screen. */
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
