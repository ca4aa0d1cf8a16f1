import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readDisplay } from '../../src/contract/display';
import { displaySheets, prefersDark, themeColours } from '../../src/contract/displaySheets';
import type { RenderedPage } from '../../src/contract/renderer';
import type { ServerConfig } from '../config';
import { escapeMarkup, withSettings, type PageSettings } from '../lib/markup';

/** Style files of a chunk of the build, by the chunk's name. */
type StylesOf = (chunk: string) => readonly string[];

/** Reads the style files of each chunk from the build manifest. */
export function readStylesOf(clientDir: string): StylesOf {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return () => [];
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    files?: { chunks: Record<string, { styles: string[] }> };
  };
  return (chunk) => files?.chunks[chunk]?.styles ?? [];
}

/** Applies a visitor's display settings to a page: attributes, styles and theme colour. */
export function withDisplay(html: string, display: string, stylesOf: StylesOf): string {
  if (!display) return html;
  const { colour } = readDisplay(display);
  const theme = `<meta name="theme-color" content="${themeColours.light}">`;
  const dark = `<meta name="theme-color" content="${themeColours.dark}"`;
  const themes = { light: theme, dark: `${dark}>`, system: `${dark} media="${prefersDark}">${theme}` };
  const links = displaySheets(display).flatMap(({ chunk, media }) =>
    stylesOf(chunk).map((href) => `<link rel="stylesheet" href="${href}"${media ? ` media="${media}"` : ''}>`),
  );
  return html
    .replace(/<html\b/, `<html data-display="${display}"`)
    .replace(theme, themes[colour])
    .replace('</head>', () => `${links.join('')}</head>`);
}

interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

interface BuiltFiles {
  entry: ChunkFiles;
  chunks: Record<string, ChunkFiles>;
}

/** CSP hashes of what is inline in a page. */
export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A rendered page as a complete document. */
export interface Document {
  html: string;
  sources: InlineSources;
}

interface InlineElement {
  element: string;
  source: string;
}

/** Inserts a rendered page into the built HTML. */
export type PageTemplate = (page: RenderedPage, headTags: string, display: string) => Document;

/** Chunk of the first script, which loads the others. */
const earlyScript = 'early';

/** Says so in browsers that are too old. */
const oldBrowser = 'old-browser.js';

/** Without script, more of the page is usable than it seems: a notice, and a style that reveals it. */
const noScript = ({ scriptNeeded }: RenderedPage): string =>
  scriptNeeded === undefined
    ? ''
    : `<noscript><link rel="stylesheet" href="/no-script.css"><p class="script-needed">${escapeMarkup(scriptNeeded)}</p></noscript>`;

/** Chunk of the login and register pages, whose forms need the script. */
const accountForms = 'login';

const noscript = /<noscript>[\s\S]*?<\/noscript>/;

/**
 * Reads the built HTML and its styles. Styles are inlined, since the first paint waits for them, and keep their
 * address, so that the client knows that they are loaded.
 *
 * @returns null if the build does not support rendering
 */
export function readPageTemplate(config: PageSettings & Pick<ServerConfig, 'clientDir'>): PageTemplate | null {
  const { clientDir } = config;
  const read = (name: string) => fs.readFileSync(path.join(clientDir, name), 'utf8');
  if (!fs.existsSync(path.join(clientDir, 'index.html'))) return null;
  const { files } = JSON.parse(read('build.json')) as { files?: BuiltFiles };
  const built = withSettings(read('index.html'), config);
  if (!files || !built.includes('<div id="root"></div>')) return null;

  const stylesOf = readStylesOf(clientDir);
  const inlined = new Map<string, InlineElement>();
  const inline = (file: string): InlineElement => {
    const known = inlined.get(file);
    if (known) return known;
    const style = styleOf(read(file), file);
    inlined.set(file, style);
    return style;
  };

  // Both are inserted again below.
  const bare = built
    .replace(/<link [^>]*rel="stylesheet"[^>]*>/g, (link) => (link.includes('/assets/') ? '' : link))
    .replace(/<script [^>]*src="\/(?:assets\/|old-browser)[^>]*><\/script>/g, '')
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '');
  const scriptNeeded = noscript.exec(built)?.[0] ?? '';
  const [head = '', afterHead = ''] = bare.replace(noscript, '').split('</head>');
  const [beforeRoot = '', afterRoot = ''] = afterHead.split('<div id="root"></div>');
  // Inline, so that the policy can name them: whatever they load is trusted then, and nothing else.
  const inlineScripts = (names: readonly string[]) =>
    names.filter((file) => fs.existsSync(path.join(clientDir, file))).map((file) => scriptOf(read(file)));
  const early = inlineScripts(files.chunks[earlyScript]?.scripts ?? []);
  const last = inlineScripts([oldBrowser]);
  const scriptSources = [...early, ...last].map(({ source }) => source);
  const end = afterRoot.replace('</body>', () => `${last.map(({ element }) => element).join('')}</body>`);

  return (page, headTags, display) => {
    const chunk = page.chunk === undefined ? undefined : files.chunks[page.chunk];
    const styles = [...new Set([...files.entry.styles, ...(chunk?.styles ?? [])])].map(inline);
    if (page.styles) styles.push(styleOf(page.styles));
    const later = files.entry.scripts;
    const ahead = (chunk?.scripts ?? []).filter((file) => !later.includes(file));
    const html = [
      head,
      headTags,
      page.preloads,
      ...styles.map(({ element }) => element),
      '</head>',
      beforeRoot,
      page.chunk === accountForms ? scriptNeeded : noScript(page),
      // Before the header is painted, which it may change.
      ...early.map(({ element }) => element),
      `<div id="root">${page.html}</div>`,
      `<script type="application/json" id="portal-state">${page.state}</script>`,
      // Inactive until the first paint: src/early/early.ts.
      '<template id="portal-scripts">',
      ...later.map((file) => `<script src="${file}"></script>`),
      // Preloaded; the client requests it itself, and retries if that fails.
      ...ahead.map((file) => `<link rel="preload" as="script" href="${file}">`),
      '</template>',
      end,
    ].join('');
    const sources = { styles: styles.map(({ source }) => source), scripts: scriptSources };
    return { html: withDisplay(html, display, stylesOf), sources };
  };
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const styleOf = (css: string, file?: string): InlineElement => ({
  element: `<style${file ? ` data-href="${file}"` : ''}>${css}</style>`,
  source: sourceOf(css),
});

/** @throws Error for a script that would end its element */
function scriptOf(script: string): InlineElement {
  if (/<\/script|<!--/i.test(script)) throw new Error('an inline script contains </script or <!--');
  return { element: `<script>${script}</script>`, source: sourceOf(script) };
}
