import fc from 'fast-check';
import { withoutBreaks } from '../../../server/content/readContent';
import { absoluteDate, filledTemplate } from '../../../server/content/checkRows';
import { checkValue } from '../../../server/content/checkValue';
import { cleanRichText } from '../../../server/content/cleanRichText';
import { contentDisposition } from '../../../server/http/headers';
import { escapeFormulas, escapeInnerFormulas, unescapeFormulas } from '../../../server/lib/csvFormulas';
import { htmlToText, tooDeepAt } from '../../../server/lib/htmlToText';
import { pinyinOf } from '../../../server/lib/searchTerms';
import { simplify } from '../../../server/lib/simplify';
import { excerptWithTable, firstTable, truncateHtml } from '../../../server/lists/listQuery';
import { excerpt } from '../../../src/lib/plainText';
import { runs } from '../../support/longRun';

it.each(['𠮷野', '𠮷', 'iso'])('returns nothing for %s, which has a character without a reading', (word) => {
  expect(pinyinOf(word)).toBeNull();
});

it.each([
  ['<h2>支持方向</h2><p>按投资额补助。</p><p>不重复享受。</p>', '支持方向 · 按投资额补助。 不重复享受。'],
  [
    '<table><tr><th>方向</th><th>内容</th><th>标准</th></tr><tr><td>设计（试行）</td><td>20%</td><td>上限</td></tr></table>',
    '方向 · 内容 · 标准 · 设计（试行） · 20% · 上限',
  ],
  ['<p>一<b>体</b>化</p>', '一体化'],
  ['<p>最高<s>500</s>300 万元</p><p hidden>密</p><q>引</q>', '最高300 万元 · “引”'],
  ['<ul><li>申报表</li>\n<li> 合同 </li></ul>', '申报表 · 合同'],
  [
    '<div hidden><div>密</div>密<br>密</div><ul><li>点</li></ul>          <table><tr><td>合</td></tr></table>',
    '点 · 合',
  ],
  [
    '<p>面积<math><mi>S</mi><mo>=</mo><mfrac><mi>b</mi><mn>2</mn></mfrac></math>平方米</p>_ueditor_page_break_tag_<p>乙</p>',
    '面积S= b/2平方米 · 乙',
  ],
])('%s keeps its headings, cells and lines apart', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it.each([
  ['產業採購', '产业采购'],
  ['傢具、傢俱與家俱', '家具、家具与家具'],
  ['企業家俱樂部', '企业家俱乐部'],
  ['櫥櫃檯面與枱面', '橱柜台面与台面'],
  ['著名的品牌，覆面板材', '著名的品牌，覆面板材'],
  ['Ａ𠮷 5㎡ 裝修', 'Ａ𠮷 5㎡ 装修'],
  ['木材乾燥、烘乾與石材乾掛', '木材干燥、烘干与石材干挂'],
  ['乾元木业与乾景家居，东风乾元', '乾元木业与乾景家居，东风乾元'],
  ['徵集合夥人與夥伴的特徵', '征集合伙人与伙伴的特征'],
  ['昇降桌提昇', '升降桌提升'],
  ['日昇木业的李陞、魏徵与陈祕，氾水，哪吒，蒜薹', '日昇木业的李陞、魏徵与陈祕，氾水，哪吒，蒜薹'],
])('%s is converted to %s', (text, simplified) => {
  expect(simplify(text)).toBe(simplified);
});

it('keeps positions, and is idempotent', () => {
  const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join('');
  expect(simplify(all)).toHaveLength(all.length);
  expect(simplify(simplify(all))).toBe(simplify(all));
});

const characters = [...`=+-@＝＋－＠'";\t\r\n ,a1一`];
const text = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((some) => some.join(''));

test('an escaped text starts no formula in any of its cells, and can be restored', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = escapeFormulas(given);
      expect(unescapeFormulas(safe)).toBe(given);
      if (/^[+-]?\d+$/.test(given)) return;
      expect(safe).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@＝＋－＠]/);
    }),
    runs(2000, 400),
  );
});

test('a number is not escaped', () => {
  expect(['-5', '+8613800000000', '-0.5'].map(escapeFormulas)).toEqual(['-5', '+8613800000000', '-0.5']);
});

test('the inbox export escapes every cell after the first', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = escapeInnerFormulas(given);
      expect(safe).not.toMatch(/[;\t\r\n][\s"]*[=+\-@＝＋－＠]/);
      // Only apostrophes are added.
      expect(safe.replaceAll("'", '')).toBe(given.replaceAll("'", ''));
    }),
    runs(2000, 400),
  );
});

// A pattern that backtracks from each of them would take minutes.
test.each(['\n', "\n'", '\t"', ';', '; ', '";\r\n'])('a text of nothing but %j is processed in linear time', (text) => {
  const most = text.repeat(200_000);
  expect(unescapeFormulas(escapeFormulas(most))).toBe(most);
  expect(escapeInnerFormulas(most)).toBe(most);
  const formula = `${most}=1`;
  expect(unescapeFormulas(escapeFormulas(formula))).toBe(formula);
  expect(escapeInnerFormulas(formula)).toMatch(/=1$/);
});

const nested = (deep: number, inner = '') => `${'<b>'.repeat(deep)}${inner}${'</b>'.repeat(deep)}`;

describe('nested elements', () => {
  it('are too deep from the 513th on, wherever it is', () => {
    expect(tooDeepAt(nested(512, '好'))).toBeNull();
    expect(tooDeepAt(`<p>${nested(512)}`)).toBe(3 + 511 * 3);
  });

  it('are not counted if each ends before the next, explicitly or not', () => {
    expect(tooDeepAt('<p>一</p>'.repeat(2000))).toBeNull();
    expect(tooDeepAt('<ul><li>一<li>二</ul><br><img>'.repeat(2000))).toBeNull();
    expect(tooDeepAt('<table><tr><td>一<td>二<tr><td>三</table>'.repeat(1000))).toBeNull();
  });

  it('lose their tags beyond the limit and keep their text', () => {
    const cleaned = cleanRichText(`<p>一</p>${nested(60_000, '二')}<p>三</p>`).html;
    expect(cleaned.replace(/<[^>]*>/g, '')).toBe('一二三');
    expect(cleaned.startsWith('<p>一</p><b>')).toBe(true);
  });

  // A complete parse takes quadratic time: it goes over all open elements with each tag.
  it('are parsed only up to the limit', () => {
    const place = tooDeepAt('<b>'.repeat(60_000));
    expect(tooDeepAt('<b>'.repeat(120_000))).toBe(place);
  });
});

describe('line breaks between blocks', () => {
  it('are removed with their indentation, and others stay', () => {
    expect(withoutBreaks('<h2>一</h2> \n\n  <p>二 \n 三</p>\t\n<ul>\n  <li>四 五</li>\n</ul>\n')).toBe(
      '<h2>一</h2><p>二 \n 三</p><ul><li>四 五</li></ul>',
    );
    expect(withoutBreaks('一　 \n<p>二</p>')).toBe('一　<p>二</p>');
  });

  // Backtracking patterns would take minutes.
  it.each(['\n', ' ', '<p', '<p ', ' <b>'])('are processed in linear time: nothing but %j', (some) => {
    const most = `一${some.repeat(100_000)}二`;
    expect(withoutBreaks(most) === most).toBe(true);
  });
});

const picture = (src: string) => `<img src="${src}" />`;
const link = (href: string) => `<p><a href="${href}">文字</a></p>`;

it.each([
  ...['/profile/a.png', 'https://example.com/a.png', 'data:image/png;base64,AAAA'].map((src) => [
    picture(src),
    picture(src),
  ]),
  ...['data:image/svg+xml;base64,AAAA', 'data:text/html,x', 'javascript:x', 'blob:x', 'a.png'].map((src) => [
    picture(src),
    '<img />',
  ]),
  ...['javascript:x', 'java\tscript:x', 'data:image/png;base64,AAAA', 'vbscript:x'].map((href) => [
    link(href),
    '<p><a>文字</a></p>',
  ]),
])('the rich text %s is stored as %s', (given, stored) => expect(cleanRichText(given!).html).toBe(stored));

it('stores of an imported text what a page would show of it, and leaves one alone that needs nothing', () => {
  const stored = (html: string) => checkValue(html, { kind: 'rich', label: '正文' });
  expect(stored('<p>甲<span style="display:none">密</span></p><section>乙</section>')).toEqual({
    value: '<p>甲</p><p>乙</p>',
  });
  const own = '<p>甲<br>乙</p>\n<ol start="3"><li>丙</li></ol><img src="/profile/a.png" alt="图">';
  expect(stored(own)).toEqual({ value: own });
});

const now = Date.parse('2026-11-21T00:30:00+08:00');

describe('a date relative to the day of the import', () => {
  it.each([
    ['-3d', '2026-11-18'],
    ['+0d', '2026-11-21'],
    ['+41d', '2027-01-01'],
    ['-3d 09:30', '2026-11-18 09:30:00'],
    ['-3d 09:30:15', '2026-11-18 09:30:15'],
    ['last 04-02', '2026-04-02'],
    ['last 11-18 08:00', '2026-11-18 08:00:00'],
    ['last 11-19', '2025-11-19'],
    ['last 12-31', '2025-12-31'],
  ])('resolves %s to %s', (text, date) => {
    expect(absoluteDate(text, now)).toBe(date);
  });

  it.each(['3d', '-3', '-3d 25:00', 'last 02-29', 'last 13-01', 'last 04-31', 'yesterday', '2025-01-31', ''])(
    'leaves “%s” unchanged',
    (text) => {
      expect(absoluteDate(text, now)).toBe(text);
    },
  );
});

describe('a day as people in China write it', () => {
  it.each([
    ['2026/1/5', '2026-01-05'],
    ['2026.1.5', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['2026年1月5日 星期一', '2026-01-05'],
    ['2026/1/5（周一）9:30', '2026-01-05 09:30:00'],
    ['2026年1月5号', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['２０２６／１／５', '2026-01-05'],
    ['2026/1/5 9:30', '2026-01-05 09:30:00'],
    ['2026/1/5 下午1:05', '2026-01-05 13:05:00'],
    ['2026年1月5日 9时30分', '2026-01-05 09:30:00'],
    ['2026-01-05T09:30:00', '2026-01-05 09:30:00'],
    // Exports of databases and of servers, in whichever zone they write.
    ['2026-01-05 09:30:00.123', '2026-01-05 09:30:00'],
    ['2026-01-05T09:30:00.000+0800', '2026-01-05 09:30:00'],
    ['2026-01-05T01:30:00.000+00:00', '2026-01-05 09:30:00'],
    ['2026-01-05 01:30:00.123456+00', '2026-01-05 09:30:00'],
    ['2026-01-04T16:00:00.000Z', '2026-01-05 00:00:00'],
    ['2026-01-05T09:30+08:00', '2026-01-05 09:30:00'],
    ['2026-01-05 01:30:00 +0000', '2026-01-05 09:30:00'],
  ])('%s becomes %s', (text, date) => {
    expect(absoluteDate(text, now)).toBe(date);
  });

  it.each([
    '1/5/2026',
    '2026年1月',
    '2026/1',
    '2026/1/5 早上',
    '2026-02-30T09:30:00Z',
    '2026-01-05T09:30:00+8',
    '9999-12-31T23:59:59Z',
  ])('%s stays, and is refused later', (text) => {
    expect(absoluteDate(text, now)).toBe(text);
  });
});

describe('date placeholders', () => {
  it.each([
    ['© {{YYYY}} 平台', '© 2026 平台'],
    ['{{-1y YYYY}}—{{+2y YYYY}}年', '2025—2028年'],
    ['{{-1m M}} 月', '12 月'],
    ['{{-1m YYYY年 M 月}}', '2025年 12 月'],
    ['{{+1m M 月}}', '2 月'],
    ['{{+30d YYYY年M月D日}}', '2026年3月2日'],
    ['{{YYYY-MM-DD}}', '2026-01-31'],
    ['没有日期', '没有日期'],
  ])('%s becomes %s', (text, value) => {
    expect(filledTemplate(text, '2026-01-31')).toEqual({ value });
  });

  it.each(['{{soon}}', '{{}}', '{{+1m M月D日}}', '{{+1y YYYY-MM}}', '{{3d YYYY}}', '{{YYYY', 'YYYY}}'])(
    'refuses %s',
    (text) => {
      expect(filledTemplate(text, '2026-01-31')).toEqual({ problem: expect.any(String) });
    },
  );
});

it.each([
  ['a.zip', 'a.zip', 'a.zip'],
  ['申报 材料.zip', '__ __.zip', '%E7%94%B3%E6%8A%A5%20%E6%9D%90%E6%96%99.zip'],
  ['a"; filename=b.exe', 'a__ filename=b.exe', 'a%22%3B%20filename%3Db.exe'],
  ["a\\b%41'(*)\r\n", "a_b_41'(*)__", 'a%5Cb%2541%27%28%2A%29%0D%0A'],
])('names a file for every client, and nothing but a name: %j', (name, plain, full) =>
  expect(contentDisposition(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${full}`),
);

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
    runs(2000, 400),
  );
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
