import fs from 'node:fs';
import path from 'node:path';
import { parse, type Program } from 'acorn';
import { full } from 'acorn-walk';
import { missingFeatures } from '../../support/browsers/browserFeatures';

const client = path.resolve(__dirname, '../../../dist/client');
const assets = fs.readdirSync(path.join(client, 'assets'));
const read = (file: string) => fs.readFileSync(path.join(client, file), 'utf8');

/** Regular expressions that are syntax errors in Safari before 16.4. */
function lookBehinds(program: Program): string[] {
  const found: string[] = [];
  full(program, (node) => {
    const { regex, value } = node as { regex?: { pattern: string }; value?: unknown };
    const pattern = regex?.pattern ?? (node.type === 'Literal' && typeof value === 'string' ? value : '');
    if (/\(\?<[=!]/.test(pattern)) found.push(pattern);
  });
  return found;
}

/** What one of the oldest browsers lacks: polyfilled, or asked for before its use. */
const optional = [
  'HTMLDialogElement', 'URL.canParse', 'showModal', 'structuredClone',
  'Intl.Segmenter', 'segment', 'cancelIdleCallback', 'caretPositionFromPoint', 'caretRangeFromPoint', 'connection',
  'getComposedRanges', 'reportError', 'requestIdleCallback', 'setImmediate', 'share', 'submitter', 'trustedTypes',
]; // prettier-ignore
/** Attributes, and options of a call, that a browser ignores if it does not know them. */
const attributes = ['fetchPriority', 'imageSizes', 'keepalive', 'loading', 'popover', 'role'];
/** Names that the portal or a library gives to something of its own, or copies from an event. */
const ownNames = [
  'Profiler', 'addElement', 'closedBy', 'contacts', 'delay', 'fileName', 'isError', 'login',
  'movementX', 'movementY', 'show', 'storage', 'try',
]; // prettier-ignore
const expected = [...optional, ...attributes, ...ownNames];
/** webpack gives exports names of one or two letters, `xr` among them. */
const isShort = (name: string) => name.length < 3;

describe('the built client', () => {
  it.each(['client', 'desk'])(
    '%s has a syntax that the oldest browsers parse, and uses no API that they lack',
    (build) => {
      const folder = path.resolve(client, '..', build, 'assets');
      const wrong = fs.readdirSync(folder).flatMap((name) => {
        if (!name.endsWith('.js')) return [];
        const program = parse(fs.readFileSync(path.join(folder, name), 'utf8'), { ecmaVersion: 2020 });
        const apis = name.startsWith('polyfills.') ? [] : [...missingFeatures(program)];
        return [...lookBehinds(program), ...apis.filter((api) => !expected.includes(api) && !isShort(api))].map(
          (what) => `${name}: ${what}`,
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it('tells unsupported browsers so in a script that every browser parses', () => {
    expect(() => parse(read('old-browser.js'), { ecmaVersion: 5 })).not.toThrow();
  });

  it('has no range media query, which needs Chromium 104', () => {
    const styles = assets.filter((name) => name.endsWith('.css')).map((name) => read(`assets/${name}`));
    expect(styles.filter((text) => /@media (?:not )?\((?:not|width|\d)|@media not \(/.test(text))).toEqual([]);
  });

  it('says without script that it needs script', () => {
    const html = read('index.html');
    const noscript = /<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(noscript).toContain('请启用浏览器的 JavaScript 后访问');
    expect(noscript).toContain('Chrome 或 Edge 83 及以上版本');
    expect(html).toContain('浏览器版本过低，请升级后访问');
  });

  it('loads no polyfills in a current browser', () => {
    const loaded = [...read('index.html').matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file);
    expect(loaded).toContain('old-browser.js');
    expect(loaded.map(read).filter((source) => source.includes('core-js/'))).toEqual([]);
    expect(loaded.map(read).filter((source) => source.includes('zloirock'))).toEqual([]);
  });
});
