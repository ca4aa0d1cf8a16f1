import fc from 'fast-check';
import { excerptWithTable, firstTable, truncateHtml } from '../../../server/lists/listQuery';
import { excerpt } from '../../../src/lib/plainText';
import { demoContent } from '../../../server/content/demoContent';
import { readConfig } from '../../../server/config';

/** The longest excerpt of a list. */
const longest = 240;

const line = fc
  .array(
    fc.constantFrom('家居', '企业。', '标准：', '3.65%', '&nbsp;', '&amp;', '<b>重点</b>', ' ', 'ENF', '（试行）'),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));
const element = (name: string) => line.map((text) => `<${name}>${text}</${name}>`);
const block = fc.oneof(
  element('p'),
  element('h2'),
  element('pre'),
  line.map((text) => `<p class="x">${text}<br>${text}\n${text}</p>`),
  line.map((text) => `<ul><li>${text}</li><li><p>${text}</p></li></ul>`),
  line.map((text) => `<table><tr><td><p>${text}${text}</p></td></tr></table>`),
  line.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  line.map((text) => `<!-- <p>${text}</p> --><div>${text}</div>`),
  line,
);
const document = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join(''));

it('keeps what an excerpt shows of any text', () => {
  fc.assert(
    fc.property(document, fc.constantFrom(80, 120, longest), (html, length) => {
      fc.pre(html.length <= 2000);
      expect(excerpt(truncateHtml(html), length)).toBe(excerpt(html, length));
    }),
    { numRuns: 2000 },
  );
});

it('leaves less than half of the demo content’s policies, and the same excerpts', () => {
  const texts = demoContent(readConfig({}).contentDir, Date.now()).policy.map(({ fdContent }) => fdContent ?? '');
  const truncated = texts.map(truncateHtml);
  expect(truncated.map((text) => excerpt(text, longest))).toEqual(texts.map((text) => excerpt(text, longest)));
  expect(truncated.join('').length).toBeLessThan(texts.join('').length / 2);
});

it('ends before the heading that follows the first sentences, and never in a table', () => {
  const first = '<p>这一段说明申报条件、支持方向与办理时限，共二十多个字。</p>';
  expect(truncateHtml(`<h2>一</h2>${first}<h2>二</h2>${first}`)).toBe(`<h2>一</h2>${first}`);
  const table = `<table><tr><td>${first.repeat(20)}</td></tr></table>`;
  expect(truncateHtml(`${table}<p>短。</p>`)).toBe(`${table}<p>短。</p>`);
});

it('takes a text that is made to be slow in a moment', () => {
  for (const start of ['<p>', '<table>', '<!--', '<p><', '<li><p>']) {
    expect(truncateHtml(start.repeat(100_000)).length).toBeLessThanOrEqual(2000);
  }
});

it('finds the first table of a text, unless it is long or never ends', () => {
  const table = '<TABLE class="x"><tr><td>额度</td></tr></table>';
  expect(firstTable(`<p>说明</p>${table}<p>以后</p><table></table>`)).toBe(table);
  expect(firstTable('<p>说明</p>')).toBe('');
  expect(firstTable('<table><tr><td>额度')).toBe('');
  expect(firstTable(`<table><tr><td>${'额'.repeat(1000)}</td></tr></table>`)).toBe('');
});

it('has the first table once, whole, where the excerpt ends within it', () => {
  const table = `<table><tr><td>额度</td></tr><tr><td>${'<b></b>'.repeat(40)}最高 500 万元</td></tr></table>`;
  const text = `<p>${'<i></i>'.repeat(270)}说明</p>`;
  expect(excerptWithTable(text + table)).toBe(text + table);
  expect(excerptWithTable(`${text}<p>以后</p>`)).not.toContain('<table');
});
