import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';

const client = path.resolve(__dirname, '../../../dist/client');
const assets = fs.readdirSync(path.join(client, 'assets'));
const read = (file: string) => fs.readFileSync(path.join(client, file), 'utf8');
const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);

/** Regular expressions that are syntax errors in Safari before 16.4. */
function lookBehinds(source: string): string[] {
  const found: string[] = [];
  full(parse(source, { ecmaVersion: 2020 }), (node) => {
    const { regex, value } = node as { regex?: { pattern: string }; value?: unknown };
    const pattern = regex?.pattern ?? (node.type === 'Literal' && typeof value === 'string' ? value : '');
    if (/\(\?<[=!]/.test(pattern)) found.push(pattern);
  });
  return found;
}

describe('the built client', () => {
  it.each(scripts)('%s has a syntax that the oldest browsers parse', (file) => {
    expect(lookBehinds(read(file))).toEqual([]);
  });

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
