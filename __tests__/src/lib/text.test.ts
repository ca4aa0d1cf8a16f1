import { categoryName, toText } from '../../../src/lib/toText';
import { safeHref } from '../../../src/lib/links';
import { splitField } from '../../../src/areas/specialist/FieldTags';
import { elapsedShare } from '../../../src/components/shareClass';
import { unsafeHrefs } from '../../support/unsafeLinks';
import fc from 'fast-check';
import { excerpt, plainText } from '../../../src/lib/plainText';
import { splitFigures } from '../../../src/lib/figures';
import { splitWords, needsBreakOpportunity } from '../../../src/lib/splitWords';
import { firstPicture, listPicture } from '../../../src/lib/firstPicture';

describe('a plain field on screen', () => {
  it.each([
    ['板材', '板材'],
    ['  板材 ', '板材'],
    [12.5, '12.5'],
    ['A &lt;B&gt; &amp; C', 'A <B> & C'],
    ['&amp;lt;', '&lt;'],
  ])('shows %p as %p', (value, shown) => expect(toText(value)).toBe(shown));

  it.each([null, undefined, '', '   ', NaN, {}, [], true])('shows %p as --', (value) =>
    expect(toText(value)).toBe('--'),
  );
});

describe('the name of a category', () => {
  const categories = [{ fdCategory: '1', fdCategoryName: '板材' }];

  it('is found by its code, also where the code is a number', () => {
    expect(categoryName(categories, '1')).toBe('板材');
    expect(categoryName(categories, 1)).toBe('板材');
  });

  it('is the code itself where no name is known, and empty without a code', () => {
    expect(categoryName(categories, '9')).toBe('9');
    expect(categoryName(null, '1')).toBe('1');
    expect(categoryName(categories, null)).toBe('');
  });
});

it('the fields of a specialist are split at the enumeration comma, without blanks, empties and repeats', () => {
  expect(splitField('木作、 涂装 、、木作')).toEqual(['木作', '涂装']);
  expect(splitField(null)).toEqual([]);
});

describe('a link from an entry', () => {
  it.each(['https://demo.example.com/a?b=1', 'http://demo.example.com', '//cdn.example.com/x', '/policy?page=2'])(
    '%s may be followed',
    (link) => expect(safeHref(link)).toBe(link),
  );

  it.each([
    ['/prod-api/profile/a.pdf', '/profile/a.pdf'],
    ['/stage-api/profile/a b.pdf?v=2#page=3', '/profile/a%20b.pdf?v=2#page=3'],
    ['/profile/a.pdf?v=2#page=3', '/profile/a.pdf?v=2#page=3'],
  ])('the file %s is the backend’s, at its page', (link, address) => expect(safeHref(link)).toBe(address));

  it.each(unsafeHrefs)('%p may not be followed', (link) => expect(safeHref(link)).toBeUndefined());
});

describe('the elapsed share of an application period', () => {
  const share = (now: string) => elapsedShare('2025-07-01', '2025-07-10', new Date(now));

  it('grows from nothing on the first day to everything after the last', () => {
    expect(share('2025-06-01T00:00:00+08:00')).toBe(0);
    expect(share('2025-07-06T00:00:00+08:00')).toBeCloseTo(0.5, 2);
    expect(share('2025-08-01T00:00:00+08:00')).toBe(1);
  });

  it('is unknown if an end is not a day or they are in the wrong order', () => {
    expect(elapsedShare('--', '2025-07-10', new Date(0))).toBeUndefined();
    expect(elapsedShare('', '2025-07-01', new Date(0))).toBeUndefined();
    expect(elapsedShare('2025-07-10', '2025-07-01', new Date(0))).toBeUndefined();
  });
});

it.each([
  // A blank where a paragraph ends without a mark.
  ['<h2>一、范围</h2><p>木作 &amp; 涂装&nbsp;厂</p>', '一、范围 木作 & 涂装 厂'],
  ['<style>p{}</style>甲<script>alert(1)</script>乙<!-- 丙 --><p onclick="x">丁<script>戊', '甲乙 丁'],
  ['&#26495;&#x6750; &unknown; &#0;', '板材 &unknown;'],
  ['a&#xd83d;b', 'ab'],
  ['最高<s>500</s><ins>300</ins>万元，<del>不得</del>申报。', '最高300万元，申报。'],
  ['<p style="text-decoration: line-through"><b>废</b>止</p>有效', '有效'],
  ['甲<span style="DISPLAY:none">内<b>部</b></span>乙<div hidden><p>密<p>密</div>丙', '甲乙 丙'],
  ['<div hidden><div>密</div>密<p>密</p>密</div>后<del><p>旧</p><p>旧</p></del>', '后'],
  [
    '<p>甲</p>_ueditor_page_break_tag_<p title="a>b">乙<span class="line-through">500</span>300<span class="deletion">旧</span></p>',
    '甲 乙300',
  ],
  [
    '&ldquo;提质&rdquo;&mdash;&mdash;20&times;30&nbsp;m&sup2;&hellip;&Phi;&phi;&rArr;&amp;lt;',
    '“提质”——20×30 m²…Φ&phi;⇒&lt;',
  ],
  [
    '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn><mfrac><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac></mrow><annotation encoding="application/x-tex">a^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>a2</span>+<span>2b</span></span></span>，<mjx-container><mjx-math aria-hidden="true"><mjx-c>x</mjx-c></mjx-math><mjx-assistive-mml><math><msqrt><mn>16</mn></msqrt></math></mjx-assistive-mml></mjx-container>',
    'a2+3 (b+1)/2，√(16)',
  ],
  [
    '厚<span class="katex"><span class="katex-html" aria-hidden="true"><span>t</span>=18</span></span>毫米',
    '厚t=18毫米',
  ],
  ['<q>引<q>内</q></q><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>m<sup>2</sup>', '“引‘内’”漢（かん）m2'],
])('keeps the words of rich text, and nothing that is not valid or visible: %s', (html, text) =>
  expect(plainText(html)).toBe(text),
);

it('says what is struck where versions are compared', () => {
  expect(plainText('最高<s>500</s>300万元', undefined, 'said')).toBe('最高〔删去：500〕300万元');
});

it('counts the cut in code points, so that no character is torn apart', () => {
  expect(plainText('𠮷'.repeat(101), 100)).toBe(`${'𠮷'.repeat(100)}…`);
  expect(plainText('𠮷'.repeat(100), 100)).toBe('𠮷'.repeat(100));
});

it.each([null, undefined, {}, []])('is empty for %p', (value) => expect(plainText(value)).toBe(''));

it('never grows longer than asked, whatever comes in', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (html, length) => {
      expect(Array.from(plainText(html, length)).length).toBeLessThanOrEqual(length + 1);
    }),
  );
});

it('does not tear a figure apart where it cuts', () => {
  expect(plainText('幅面 2440×1220×18 毫米的板', 10)).toBe('幅面…');
  expect(plainText('补助 120 万元', 6)).toBe('补助…');
});

describe('an excerpt', () => {
  it.each([
    [
      'starts with the first sentence, not with headings, tables or salutations',
      '<h2>算不算</h2><p>各有关单位：</p><table><tr><td>方向</td></tr></table><p>算。只要设备在册。</p><p>见附件。</p>',
      '算。只要设备在册。见附件。',
    ],
    [
      'ends before the next heading, whose answer would mean nothing without it',
      '<h2>通知</h2><p>各有关单位：</p><p>问得最多的几个，统一作答。</p><h3>软件能算投资吗</h3><p>能。订阅费可以计入。</p>',
      '问得最多的几个，统一作答。',
    ],
    [
      'leaves struck and hidden passages out, whatever they hold',
      '<div style="display:none"><p>内部，先不发。</p></div><del><p>旧的一句。</p></del><p>新的一句。</p>',
      '新的一句。',
    ],
    [
      'says no more than the text',
      '<p>他说<q>这是第一句话。</q>规格为 &amp;lt;b&amp;gt; 的板。</p><p title="1>0">第二句。</p>',
      '他说“这是第一句话。”规格为 &lt;b&gt; 的板。第二句。',
    ],
    ['takes a text without any sentence as it is', '<h2>木作</h2><p>涂装</p>', '木作 涂装'],
    ['takes a text without markup', '规格齐全', '规格齐全'],
    ['is empty without a text', null, ''],
  ])('%s', (_what, html, text) => expect(excerpt(html, 80)).toBe(text));

  it('is cut like every preview, at code points', () => {
    expect(excerpt(`<h2>一</h2><p>${'字'.repeat(120)}。</p>`, 100)).toBe(`${'字'.repeat(100)}…`);
  });
});

it('leaves out what a style sheet of the text hides by class or id, and reads formulas', () => {
  const sheet =
    '<style><!-- .a, b.c{display:none} #d{visibility:hidden} .e{text-decoration:line-through} @media print{.f{display:none}} --></style>';
  const text =
    '<p class="x a">密</p>甲<b class=c>密</b><i class="c">乙</i><i id=d>密</i><u class="e">旧</u><p class="f">丙</p>';
  expect(plainText(sheet + text)).toBe('甲乙 丙');
  expect(excerpt(`${sheet}${text}<p>这是一句话。</p>`, 50)).toBe('这是一句话。');
  expect(excerpt('<p>这<b style="display:none">密</b>是一句话。</p>', 50)).toBe('这是一句话。');
  expect(plainText('<p>面积<math><mi>S</mi><annotation>S</annotation></math></p>')).toBe('面积S');
});

const phrases = (text: string) => splitWords(text)!.map(({ phrase }) => phrase);

describe('a title in phrases', () => {
  it.each([
    ['抽屉三节滑轨', ['抽屉三节', '滑轨']],
    ['极窄边铝框玻璃门', ['极窄边铝框', '玻璃门']],
    ['一条封边线的减法', ['一条', '封边线的', '减法']],
    ['定制家居柔性产线改造示范项目', ['定制', '家居', '柔性', '产线', '改造', '示范', '项目']],
    ['“看得见的环保”：报告、气味与信任', ['“看得见的', '环保”：', '报告、', '气味', '与信任']],
    ['服务企业 54 家', ['服务', '企业 ', '54 家']],
    ['行动方案（2025—2027年）', ['行动', '方案', '（2025—2027年）']],
  ])('%s wraps between its words only', (title, expected) => expect(phrases(title)).toEqual(expected));

  it('is the title again when put together, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(phrases(text).join('')).toBe(text)));
  });
});

describe('a break opportunity', () => {
  const broken = (title: string) =>
    phrases(title)
      .map((phrase, place, all) =>
        place > 0 && needsBreakOpportunity(all[place - 1]!, phrase) ? `|${phrase}` : phrase,
      )
      .join('');

  it.each([
    ['关于开展2026年数字化改造补助', '关于|开展2026年|数字化|改造|补助'],
    ['服务企业 54 家', '服务|企业 54 家'],
    ['对接ERP系统的工厂', '对接ERP系统的|工厂'],
  ])('is inserted into %s, but not where browsers add spacing beside a figure or a Latin word', (title, expected) =>
    expect(broken(title)).toBe(expected),
  );

  it('never comes right before a digit', () => {
    const text = fc.string({ unit: fc.constantFrom(...'关于开展数字化改造补助2026年、（）—A x') });
    fc.assert(fc.property(text, (title) => expect(broken(title)).not.toMatch(/\|\d/)));
  });
});

it('leaves overlong texts to the browser', () => expect(splitWords('<'.repeat(10_000))).toBeNull());

describe('figures in one phrase', () => {
  const measures = (text: string) => splitFigures(text).flatMap(({ phrase, isMeasure }) => (isMeasure ? [phrase] : []));

  it.each([
    ['板长 2440×1220×18，厚 18 毫米', ['2440×1220×18', '18 毫米']],
    ['请拨打 0000-8320 3210 咨询', ['0000-8320 3210']],
    ['自 2025年7月1日 至 2025 年 8 月 15 日', ['2025年7月1日', '2025 年 8 月 15 日']],
    ['最高 120 万元，期限 1 至 5 年', ['120 万元', '1 至 5 年']],
    ['墙厚 100–260mm，占 85.5%', ['100–260mm', '85.5%']],
    ['型号 QM-A110，等级 E0 级', []],
  ])('in %s', (text, expected) => expect(measures(text)).toEqual(expected));
});

// Text that goes over all rules, or all open elements, with each tag would take minutes.
it.each([
  ['one class of many rules', '<style>' + '.a{color:red}'.repeat(40_000) + '</style>', '<p class=a>一</p>'],
  ['one class of many declarations', `<style>.a{${'x:y;'.repeat(40_000)}}</style>`, '<p class=a>一</p>'],
  ['many style sheets', '', '<style>.a{color:red}</style><p class=a>一</p>'],
  ['quotation marks that do not end', '<q>'.repeat(40_000), '<b>一</b>'],
  ['ends of others in what is left out', '一<template>' + '<b>'.repeat(400_000), '</i>'],
  ['fractions that do not end', '<mfrac><mi>'.repeat(40_000), '<mn>一</mn>'],
])('reads %s in linear time', (_what, start, each) => {
  expect(plainText(start + each.repeat(40_000))).toContain('一');
});

it('finds a picture in a huge text in linear time', () => {
  expect(firstPicture(`${'<img '.repeat(200_000)}`)).toBeUndefined();
  expect(listPicture(`${'<img '.repeat(200_000)}`)).toBeUndefined();
});

it('finds the first picture of a text that lies at an address', () => {
  expect(firstPicture('<p>a</p><img alt="x" src="/profile/a.png?x=1&amp;y=2"><img src="/b.png">')).toMatch(
    /^\/profile\/a\.png/,
  );
  expect(firstPicture('<img src="data:image/png;base64,AAAA">')).toBeUndefined();
  expect(firstPicture('<img src="javascript:alert(1)">')).toBeUndefined();
  expect(firstPicture(null)).toBeUndefined();
});

it.each([
  ['<p>a</p><img alt="x" src="/profile/a.png?x=1&amp;y=2">', '/profile/a.png'],
  ["<img width=640 src='/profile/b.jpg'>", '/profile/b.jpg'],
  ['<img src="/profile/icon.png" width="32"><img src="/profile/c.png" width="640">', '/profile/c.png'],
  ['<img src="https://example.com/d.png">', undefined],
  ['<img src="//example.com/d.png"><img src="/profile/e.png">', '/profile/e.png'],
  ['<img src="data:image/png;base64,AAAA">', undefined],
  ['<img src="javascript:alert(1)">', undefined],
  ['<img src=\\evil.png>', undefined],
  ['<p>no picture</p>', undefined],
  [null, undefined],
])('shows in a list, of %j, the picture %j', (html, address) => {
  expect(listPicture(html)?.split(/[?%]/)[0]).toBe(address);
});
