import { history, undo } from 'prosemirror-history';
import { AllSelection, TextSelection, type Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { settlePicture } from '../../../../src/desk/content/richText/commands';
import { createEditor, insertPasted, pasted } from '../../../../src/desk/content/richText/createEditor';
import { editing } from '../../../support/editing';

/** What a paste of the clipboard's HTML becomes, by the marks that each program leaves in it. */

const taken = (html: string): string => {
  const text = editing('');
  text.run(insertPasted(pasted(html)));
  return text.html();
};

/** A list item as Word writes it. */
const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 21}pt;text-indent:-21pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times"'>&nbsp;&nbsp; </span></span><![endif]>` +
  `<span style='font-family:宋体;color:#333'>${text}<o:p></o:p></span></p>`;

it.each([
  [
    'Word: headings, fonts, an inscription on the right',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1 style='text-align:center'><span lang=EN-US style='font-family:方正小标宋'>关于申报的通知<o:p></o:p></span></h1><h2>一、条件</h2>
    <p class=MsoNormal style='text-indent:24.0pt;mso-char-indent-count:2.0'><b><span style='font-size:12.0pt;font-family:仿宋'>企业</span></b>：</p>
    <p class=MsoNormal align=right style='text-align:right'>市工业和信息化局</p><!--EndFragment--></body></html>`,
    '<h2 style="text-align: center;">关于申报的通知</h2><h2>一、条件</h2><p><strong>企业</strong>：</p><p style="text-align: right;">市工业和信息化局</p>',
  ],
  [
    'Word: numbered items with bullets inside',
    wordItem(1, '1.', '甲') + wordItem(2, '·', '乙') + wordItem(2, '·', '丙') + wordItem(1, '2.', '丁') + '<p>后</p>',
    '<ol><li>甲<ul><li>乙</li><li>丙</li></ul></li><li>丁</li></ol><p>后</p>',
  ],
  [
    'WPS: items numbered in Chinese, which no list of the page is, and another list after text',
    wordItem(1, '（一）', '甲') + '<p>间</p>' + wordItem(1, '', '乙'),
    '<p>（一）甲</p><p>间</p><ul><li>乙</li></ul>',
  ],
  [
    'WPS: a list that begins at its second level',
    wordItem(2, '1.', '甲') + wordItem(1, '2.', '乙'),
    '<ol><li>甲</li><li>乙</li></ol>',
  ],
  [
    'WeChat: sections within sections',
    '<section style="margin:0;padding:0"><section><p style="text-align: center;color: rgb(255, 0, 0);"><span style="font-size: 15px;">扶持政策</span></p></section><section><span>正文<strong style="color:red">要点</strong></span></section></section>',
    '<p style="text-align: center;">扶持政策</p><p>正文<strong>要点</strong></p>',
  ],
  [
    'Excel: a table with widths and hidden styles',
    '<style>td{mso-number-format:General}</style><table border=0 cellpadding=0 style="border-collapse:collapse"><tr height=19><td class=xl65 height=19>项目</td><td align=right>金额</td></tr><tr><td>改造</td><td x:num>200000</td></tr></table>',
    '<table><tbody><tr height="19"><td height="19">项目</td><td style="text-align: right;">金额</td></tr><tr><td>改造</td><td>200000</td></tr></tbody></table>',
  ],
  [
    // As its HTML filter writes a document: alignment by attribute, lists right inside lists, a font element around all.
    'LibreOffice Writer: headings, lists within lists, cells over several rows, an inscription on the right',
    `<style>h1.western { font-size: 18pt }</style><h1 class="western" align="center"><font face="Noto Serif CJK SC"><span lang="zh-CN">申报通知</span></font></h1>
    <p style="line-height: 100%; text-indent: 0.33in"><font color="#ff0000"><u>截止</u></font><b>时间</b></p>
    <ol><li><p style="margin-bottom: 0in"><font size="2" style="font-size: 10pt">甲</font></p>
    <ol type="a"><li><p>乙</p></ol><li><p>丙</p></ol>
    <table width="567" cellpadding="0"><col width="188"/><tr valign="top"><td rowspan="2" style="border: 1px solid #000000"><p>新建</p></td><td align="right">1</td></tr><tr><td><p align="right">2</p></td></tr></table>
    <p align="right" style="line-height: 100%"><font face="Noto Serif CJK SC">市工业和信息化局</font></p>`,
    '<h2 style="text-align: center;">申报通知</h2><p><u>截止</u><strong>时间</strong></p>' +
      '<ol><li><p>甲</p><ol type="a"><li><p>乙</p></li></ol></li><li><p>丙</p></li></ol>' +
      '<table width="567"><colgroup><col width="188"></colgroup><tbody><tr><td rowspan="2"><p>新建</p></td><td style="text-align: right;">1</td></tr>' +
      '<tr><td><p style="text-align: right;">2</p></td></tr></tbody></table>' +
      '<p style="text-align: right;">市工业和信息化局</p>',
  ],
  [
    'older programs: a table in the middle, whose text is not, and names in capitals',
    '<TABLE ALIGN="center"><TR><TD>甲</TD><TD>乙</TD></TR></TABLE><P ALIGN="RIGHT">某局</P>',
    '<table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table><p style="text-align: right;">某局</p>',
  ],
  [
    'LibreOffice Calc: a table with a column group',
    '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left"><font color="#000000">甲</font></td><td>乙</td></tr></table>',
    '<table><colgroup width="85"></colgroup><tbody><tr><td height="17">甲</td><td>乙</td></tr></tbody></table>',
  ],
  [
    'a web page: headings and a quote',
    '<h1>题</h1><blockquote>引</blockquote>',
    '<h2>题</h2><blockquote>引</blockquote>',
  ],
  [
    'Word: a table in the middle, whose text is not, and text on the left in the middle of a page',
    '<style>p.MsoNormal{text-align:justify}</style><div align=center><table><tr><td><p class=MsoNormal>甲</p></td><td>乙</td></tr></table></div><div style="text-align:center"><p style="text-align:left">丙</p></div><p class=MsoNormal>丁</p>',
    '<div><table><tbody><tr><td><p>甲</p></td><td>乙</td></tr></tbody></table></div><div style="text-align: center;"><p style="text-align: left;">丙</p></div><p>丁</p>',
  ],
  ['Excel: one cell, which is text', '<table><tr><td width="72">甲</td></tr></table>', '<p>甲</p>'],
  [
    'the editor itself: with its colours',
    '<p data-pm-slice="0 0 []" style="text-align: justify"><span style="color: red">红</span></p>',
    '<p style="text-align: justify;"><span style="color: red;">红</span></p>',
  ],
  ['plain words', '<meta charset="utf-8"><span style="color:red">一句</span>', '<p>一句</p>'],
])('%s', (_from, html, expected) => {
  expect(taken(html)).toBe(expected);
});

it('pictures that came along or are on other sites are to be stored, those left behind are named', () => {
  const { pictures, lost, fragment } = pasted(
    '<p>图<img src="file:///C:/Users/clip_image001.png"><img src="https://elsewhere.example/a.png?x=1" alt="甲">' +
      '<img src="data:image/png;base64,iVBORw0KGgo="><img src="/profile/pictures/b.png">' +
      '<img src="//elsewhere.example/%E5%8E%82.png"><img src="https://elsewhere.example/a.png?x=1"></p>',
  );
  expect(pictures).toMatchObject([
    { name: 'a.png', from: 'https://elsewhere.example/a.png?x=1' },
    { name: '', from: { name: '图片.png', type: 'image/png', size: 8 } },
    { name: '厂.png', from: 'http://elsewhere.example/%E5%8E%82.png' },
  ]);
  const [remote, data, other] = pictures.map(({ placeholder }) => placeholder);
  const shown = Array.from(fragment.querySelectorAll('img'), (picture) => picture.getAttribute('src'));
  expect(shown).toEqual([remote, data, '/profile/pictures/b.png', other, remote]);
  expect(lost).toEqual(['']);
  expect(taken('<p>图<img src="/profile/pictures/b.png"><img src="file:///c.png"></p>')).toBe(
    '<p>图<img src="/profile/pictures/b.png" alt=""></p>',
  );
});

it('says whether colours and sizes were left out', () => {
  expect(pasted('<p style="color: red">红</p>').isRestyled).toBe(true);
  expect(pasted('<p style="text-align: right">右</p>').isRestyled).toBe(false);
  expect(pasted('<p data-pm-slice="0 0 []" style="color: red">红</p>').isRestyled).toBe(false);
});

it('a picture takes the place of its placeholders, which no stored text has', () => {
  const { fragment, pictures } = pasted(
    '<p>前<img src="https://a.example/a.png" alt="甲">后</p><p>又<img src="https://a.example/a.png"></p>' +
      '<p>末<img src="https://a.example/b.png"></p>',
  );
  const { run, html } = editing('', undefined, [history()]);
  run(insertPasted({ fragment, isOwn: false }));
  expect(html()).toBe('<p>前后</p><p>又</p><p>末</p>');
  const [first, second] = pictures.map(({ placeholder }) => placeholder);
  run(settlePicture(first!, { src: '/profile/uploads/1/2x1.jpg', width: 2, height: 1 }));
  run(settlePicture(second!, null));
  const stored = (alt: string) => `<img src="/profile/uploads/1/2x1.jpg" alt="${alt}" width="2" height="1">`;
  expect(html()).toBe(`<p>前${stored('甲')}后</p><p>又${stored('')}</p><p>末</p>`);
  run(undo);
  expect(html()).toBe('');
});

it('takes nothing of a document of which nothing may be kept', () => {
  expect(pasted('<frameset><frame src="/x"></frameset>').fragment.childNodes).toHaveLength(0);
});

describe('what is cut in the editor and pasted again', () => {
  const nothing = () => undefined;
  const copied = (html: string, select: (doc: EditorView['state']['doc']) => Selection) => {
    const options = { html, attributes: {}, onChange: nothing, onState: nothing, onFiles: nothing, onPasted: nothing };
    const view = createEditor(document.createElement('div'), options);
    view.dispatch(view.state.tr.setSelection(select(view.state.doc)));
    const { dom } = view.serializeForClipboard(view.state.selection.content());
    view.destroy();
    return dom.innerHTML;
  };
  const all = (html: string) => copied(html, (doc) => new AllSelection(doc));

  it.each([
    '<p>一</p><figure><img src="/profile/a.png" alt="图"><figcaption>说</figcaption></figure><p>二</p>',
    '<pre>第一行\n  第二行</pre>',
    '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>乙</td></tr></tbody></table>',
    '<ul><li>甲</li><li><p>乙</p></li></ul>',
    '<blockquote>引</blockquote><dl><dt>词</dt><dd>义</dd></dl>',
  ])('%s is as before, also to other programs', (html) => {
    const clipboard = all(html);
    expect(clipboard).not.toMatch(/data-(?:bare|section)|untouched/);
    expect(taken(clipboard)).toBe(html);
  });

  it('joins the text that it is put into, where a part of it was cut', () => {
    const inside = copied('<p>前后</p><pre>码</pre><p>左右</p>', (doc) =>
      TextSelection.create(doc, 2, doc.content.size - 2),
    );
    expect(taken(inside)).toBe('<p>后</p><pre>码</pre><p>左</p>');
    const items = copied('<ol><li>甲乙</li><li>丙丁</li></ol>', (doc) => TextSelection.create(doc, 4, 10));
    expect(taken(items)).toBe('<ol><li>乙</li><li>丙</li></ol>');
  });
});
