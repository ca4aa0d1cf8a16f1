import fc from 'fast-check';
import { excerpt, plainText } from '../../../src/lib/plainText';

it('keeps the words of rich text, a blank where a paragraph ends without a mark', () => {
  expect(plainText('<h2>一、范围</h2><p>木作 &amp; 涂装&nbsp;厂</p>')).toBe('一、范围 木作 & 涂装 厂');
});

it('drops scripts, styles, comments and tags that are not closed', () => {
  expect(plainText('<style>p{}</style>甲<script>alert(1)</script>乙<!-- 丙 --><p onclick="x">丁<script>戊')).toBe(
    '甲乙 丁',
  );
});

it.each([
  ['最高<s>500</s><ins>300</ins>万元，<del>不得</del>申报。', '最高300万元，申报。'],
  ['<p style="text-decoration: line-through"><b>废</b>止</p>有效', '有效'],
  ['甲<span style="DISPLAY:none">内<b>部</b></span>乙<div hidden><p>密<p>密</div>丙', '甲乙 丙'],
  ['<q>引<q>内</q></q><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>m<sup>2</sup>', '“引‘内’”漢（かん）m2'],
])('lets nothing pass for valid or visible that is not: %s', (html, text) => expect(plainText(html)).toBe(text));

it('says what is struck where versions are compared', () => {
  expect(plainText('最高<s>500</s>300万元', undefined, 'said')).toBe('最高〔删去：500〕300万元');
});

it('leaves struck and hidden passages out of an excerpt, whatever they hold', () => {
  expect(
    excerpt('<div style="display:none"><p>内部，先不发。</p></div><del><p>旧的一句。</p></del><p>新的一句。</p>', 80),
  ).toBe('新的一句。');
});

it('counts the cut in code points, so that no character is torn apart', () => {
  expect(plainText('𠮷'.repeat(101), 100)).toBe(`${'𠮷'.repeat(100)}…`);
  expect(plainText('𠮷'.repeat(100), 100)).toBe('𠮷'.repeat(100));
});

it('reads numeric references and leaves unknown ones', () => {
  expect(plainText('&#26495;&#x6750; &unknown; &#0;')).toBe('板材 &unknown;');
  expect(plainText('a&#xd83d;b')).toBe('ab');
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
  it('starts with the first sentence, not with headings, tables or salutations', () => {
    const html =
      '<h2>算不算</h2><p>各有关单位：</p><table><tr><td>方向</td></tr></table><p>算。只要设备在册。</p><p>见附件。</p>';
    expect(excerpt(html, 80)).toBe('算。只要设备在册。见附件。');
  });

  it('ends before the next heading, whose answer would mean nothing without it', () => {
    const html =
      '<h2>通知</h2><p>各有关单位：</p><p>问得最多的几个，统一作答。</p><h3>软件能算投资吗</h3><p>能。订阅费可以计入。</p>';
    expect(excerpt(html, 80)).toBe('问得最多的几个，统一作答。');
  });

  it('takes a text without any sentence as it is', () => {
    expect(excerpt('<h2>木作</h2><p>涂装</p>', 80)).toBe('木作 涂装');
    expect(excerpt('规格齐全', 80)).toBe('规格齐全');
    expect(excerpt(null, 80)).toBe('');
  });

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
