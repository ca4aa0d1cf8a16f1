/** Text scale of the large theme, and the maximum width of its pages, px: src/styles/looks/large.css. */
const scale = 1.4;
const wrap = 1040;

/** Default font size, px: `em` in a media query. */
const letter = 16;

const comments = /\/\*[^]*?\*\//g;

/** The media rules of a style sheet: query and content. */
function* mediaRules(css) {
  const text = css.replace(comments, '');
  const start = /@media([^{]*)\{/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    let depth = 1;
    let end = start.lastIndex;
    for (; depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    yield { query: found[1].trim(), rules: text.slice(start.lastIndex, end - 1).trim() };
    start.lastIndex = end;
  }
}

const rounded = (em) => `${Number((em * scale).toFixed(4))}em`;

/**
 * Converts a style sheet's rules for narrow windows for the large theme: with larger text a page has the room of a
 * narrower one with default text, and none is wider than `wrap`.
 */
export function narrowRules(css) {
  const parts = [];
  for (const { query, rules } of mediaRules(css)) {
    const widest = /\(max-width:\s*([\d.]+)em\)/.exec(query);
    if (!widest || /print/.test(query)) continue;
    const least = /\(min-width:\s*([\d.]+)em\)/.exec(query);
    const always = Number(widest[1]) * letter * scale >= wrap;
    const asked = [
      'screen',
      least && `(min-width: ${rounded(Number(least[1]))})`,
      !always && `(max-width: ${rounded(Number(widest[1]))})`,
    ].filter(Boolean);
    parts.push(`@media ${asked.join(' and ')} {\n${rules}\n}`);
  }
  return parts.join('\n');
}

/** Style sheets with rules of their own in the large theme. */
const apart = /styles[\\/]looks[\\/]|[\\/]Header\.module\.css|[\\/]replay[\\/]/;

/** Adds the converted rules of all other style sheets to that of the large theme. */
export class NarrowRules {
  constructor(chunk) {
    this.chunk = chunk;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NarrowRules', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'NarrowRules', stage }, () => {
        const sheets = [...compilation.modules].filter(({ type }) => type === 'css/mini-extract');
        const rules = sheets
          .filter((sheet) => !apart.test(sheet.identifier()))
          .map(({ content }) => narrowRules(String(content)))
          .filter(Boolean);
        const [file] = [...(compilation.namedChunks.get(this.chunk)?.files ?? [])].filter((name) =>
          /\.css$/.test(name),
        );
        if (file) compilation.updateAsset(file, (own) => new sources.ConcatSource(own, '\n', rules.join('\n')));
      });
    });
  }
}
