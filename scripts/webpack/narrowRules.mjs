import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** How much larger the letters of the large version are, and the width of its pages, px: src/styles/themes/large.css. */
const scale = 1.4;
const wrap = 1040;

/** Of a letter's usual size, px: what `em` means in a media query. */
const letter = 16;

const isWidth = ({ value }) => value?.name === 'width';
const isMaximum = (bound) => isWidth(bound) && bound.value.operator === 'less-than-equal';
/** The number in a bound, and its unit. */
const lengthOf = (bound) => bound.value.value.value.value;

const boundsOf = ({ condition }) => condition?.conditions ?? [condition ?? {}];
const isNarrow = (query) => query.mediaType !== 'print' && boundsOf(query).some(isMaximum);

/** A query for narrow pages, as the large version asks it. */
function scaled(query) {
  if (!isNarrow(query)) return undefined;
  const bounds = boundsOf(query);
  for (const bound of bounds.filter(isWidth)) lengthOf(bound).value *= scale;
  const conditions = bounds.filter((bound) => !isMaximum(bound) || lengthOf(bound).value * letter < wrap);
  const condition = conditions.length > 0 ? { type: 'operation', operator: 'and', conditions } : null;
  return { qualifier: null, mediaType: 'screen', condition };
}

/**
 * What a style sheet says of narrow pages, said of the pages of the large version: with letters that much larger, a page
 * of a given width has room for as much as a narrower one of the usual letters, and none is ever wider than `wrap`.
 */
export function narrowRules(css) {
  let depth = 0;
  const visitor = {
    Rule({ type, value }) {
      if (depth === 0 && !(type === 'media' && value.query.mediaQueries.some(isNarrow))) return [];
      depth += 1;
    },
    RuleExit() {
      depth -= 1;
    },
    MediaQuery: scaled,
  };
  // The targets keep what old browsers read instead of a newer declaration; prefixes come when all is minified.
  const browsers = { targets: browserslistToTargets(browserslist()), exclude: Features.VendorPrefixes };
  const options = { filename: 'narrow.css', ...browsers };
  // Without nesting first: the visitor would see a nested media query within the rule that it leaves out.
  const { code } = transform({ ...options, code: Buffer.from(css) });
  return String(transform({ ...options, code, visitor }).code);
}

/** Style sheets that have their own way in the large version. */
const apart = /styles[\\/]themes[\\/]|[\\/]Header\.module\.css|[\\/]replay[\\/]/;

/** Adds to the style sheet of the large version what all others say of narrow pages. */
export class NarrowRules {
  constructor(chunk) {
    this.chunk = chunk;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NarrowRules', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'NarrowRules', stage }, () => {
        // Sorted: modules come in the order in which they happened to be read.
        const sheets = [...compilation.modules]
          .filter((module) => module.type === 'css/mini-extract' && !apart.test(module.identifier()))
          .sort((a, b) => (a.identifier() < b.identifier() ? -1 : 1));
        const rules = sheets.map(({ content }) => narrowRules(String(content))).join('\n');
        const files = [...(compilation.namedChunks.get(this.chunk)?.files ?? [])];
        const file = files.find((name) => name.endsWith('.css'));
        if (file) compilation.updateAsset(file, (own) => new sources.ConcatSource(own, '\n', rules));
      });
    });
  }
}
