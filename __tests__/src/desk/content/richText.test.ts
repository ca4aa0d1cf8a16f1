import type { Node } from 'prosemirror-model';
import { AllSelection, EditorState, NodeSelection, TextSelection, type Selection } from 'prosemirror-state';
import { addRowAfter, CellSelection } from 'prosemirror-tables';
import { richTextRules } from '../../../../src/contract/richText';
import {
  insertLink,
  insertPicture,
  insertTable,
  isInTable,
  setLink,
  toggles,
} from '../../../../src/desk/content/richText/commands';
import { documentOf, htmlOf } from '../../../../src/desk/content/richText/markup';
import { carryStyles } from '../../../../src/components/markup/sanitizeToNodes';
import { sourceOf } from '../../../../src/contract/richText/source';
import { editing } from '../../../support/editing';

const again = (html: string) => htmlOf(documentOf(html));

describe('the editor of rich text', () => {
  it('produces no markup that the portal would remove', () => {
    const rewritten = again(
      '<p style="color:red" onclick="x()">字<script>alert(1)</script></p><a href="javascript:x()">链</a>' +
        '<iframe src="https://example.com"></iframe><video src="/a.mp4"></video><p class="wild" id="x">段</p>',
    );
    const holder = document.createElement('div');
    holder.append(document.importNode(new DOMParser().parseFromString(rewritten, 'text/html').body, true));
    const elements = Array.from(holder.querySelectorAll('body *'));
    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements) expect(richTextRules.tags).toContain(element.tagName.toLowerCase());
    expect(rewritten).not.toMatch(/script|iframe|video|onclick|class|javascript/);
    expect(holder.textContent).toContain('段');
  });

  it('passes nothing to the parser that violates the page’s CSP', () => {
    const hostile =
      `<style>p { color: red }</style><p class="a" onclick="x()" title="x onload=y" data-a='1'onmouseover='x()'>on a = b</p>` +
      `<script>1</script><img src="/a.png"/onerror=alert(1)><style>unclosed`;
    expect(carryStyles(sourceOf(hostile).html)).toBe(
      `<p class="a" data-handler="x()" title="x onload=y" data-a='1'data-handler='x()'>on a = b</p>` +
        `<img src="/a.png"/data-handler=alert(1)>`,
    );
    expect(again(hostile)).toBe('<p title="x onload=y">on a = b</p><p><img src="/a.png" alt=""></p>');
  });

  it('returns an empty string for an empty document', () => {
    expect(again('')).toBe('');
    expect(again('<p></p>')).toBe('');
  });

  it.each([
    '<p>一<strong>二</strong><em>三</em><u>四</u></p><h3>小标题</h3><blockquote><p>引用</p></blockquote><hr>',
    '<ol><li><p>一</p></li></ol><ul><li><p>三</p></li></ul><p><a href="https://example.com/a">链接</a></p>',
    '<p><img src="/profile/pictures/a.png" alt="说明" width="720" height="180"></p>',
    '<p style="text-align: right;">市工业和信息化局</p><h2 title="t" style="color: rgb(1, 2, 3);">题</h2>',
    '<p>一<span style="color: red;">红<strong>粗</strong></span><a href="/policy" title="看">链</a></p>',
    '<ol start="3"><li>一</li><li value="7">二</li></ol><ol type="a"><li>三</li></ol><pre>一\n  二</pre><p><s>废</s><del>删</del><ins>增</ins><mark>标</mark>m<sup>2</sup></p>',
    '<ol start="3" type="a"><li>甲<ul><li><p>乙</p></li></ul></li></ol><blockquote>引</blockquote>',
    '<dl><dt>期限</dt><dd>十日</dd></dl><div style="text-align: center;"><p>中</p></div><div>行</div>',
    '<table width="90%"><caption>表一</caption><colgroup><col width="30%"><col></colgroup><thead><tr><th scope="col">名</th>' +
      '<th style="width: 40%;">值</th></tr></thead><tbody><tr><td colspan="2">甲</td></tr></tbody></table>',
    '<figure><img src="/a.png" alt="图"><figcaption>图一</figcaption></figure><pre>a  b\n c</pre>',
    '<table><tbody><tr><td>一</td></tr><tr><td>二</td><td>三</td></tr></tbody></table>',
  ])('keeps every format that the portal shows: %s', (html) => {
    expect(again(html)).toBe(html);
  });

  it('shows what it cannot edit as a block of its own, and edits around it', () => {
    const figure = '<figure><img src="/a.png" alt=""><figcaption>图一</figcaption></figure>';
    const doc = documentOf(`<p>前</p>${figure}<p>后</p>`);
    expect([0, 1, 2].map((index) => doc.child(index).type.name)).toEqual(['paragraph', 'untouched', 'paragraph']);
    const state = EditorState.create({ doc });
    expect(htmlOf(state.apply(state.tr.insertText('言', 2)).doc)).toBe(`<p>前言</p>${figure}<p>后</p>`);
  });

  it('writes rows that were added to a table with a head into its body', () => {
    const table = '<table><thead><tr><th>名</th></tr></thead><tbody><tr><td>甲</td></tr></tbody></table>';
    const text = editing(table, (doc) => TextSelection.create(doc, 4));
    text.run(addRowAfter);
    expect(text.html()).toMatch(/<\/thead><tbody><tr><t[hd]><\/t[hd]><\/tr><tr><td>甲<\/td><\/tr><\/tbody>/);
  });

  it('inserts pictures, links and tables at the cursor, and no table into a table', () => {
    const text = editing('<p>字</p>');
    text.run(insertPicture({ src: '/profile/uploads/a.webp', alt: '图', width: 10, height: 5 }));
    text.run(setLink('https://example.com'));
    text.run(toggles.ordered.run);
    expect(text.html()).toMatch(/^<ol><li><p>.*<img src="\/profile\/uploads\/a.webp" alt="图" width="10" height="5">/);
    expect(text.html()).toContain('<a href="https://example.com">');
    const table = editing('<table><tbody><tr><td><p>甲</p></td></tr></tbody></table>', (doc) =>
      TextSelection.create(doc, 4),
    );
    expect(isInTable(table.state())).toBe(true);
    expect(table.run(insertTable)).toBe(false);
  });

  it('sets blocks flush right and back, and keeps their other styles', () => {
    const html = '<p>正文</p><p style="color: red; text-align: center">某局</p><h2>标题</h2>';
    const text = editing(html, (doc) => TextSelection.create(doc, 6, 10));
    text.run(toggles.flushRight.run);
    expect(toggles.flushRight.isOn(text.state())).toBe(true);
    expect(text.html()).toBe(
      '<p>正文</p><p style="color: red; text-align: right;">某局</p><h2 style="text-align: right;">标题</h2>',
    );
    text.run(toggles.flushRight.run);
    expect(text.html()).toBe('<p>正文</p><p style="color: red;">某局</p><h2>标题</h2>');
  });

  it.each<[string, html: string, select: (doc: Node) => Selection, count: number]>([
    ['the whole text', '<p>甲</p><p>乙</p>', (doc) => new AllSelection(doc), 2],
    [
      'cells',
      '<table><tbody><tr><td>甲</td><td><p>乙</p></td></tr></tbody></table>',
      (doc) => CellSelection.create(doc, 2, 7),
      2,
    ],
    ['an item', '<ul><li>甲</li></ul>', (doc) => TextSelection.create(doc, 4), 1],
  ])('sets %s flush right and back', (_what, html, select, count) => {
    const text = editing(html, select);
    text.run(toggles.flushRight.run);
    expect(toggles.flushRight.isOn(text.state())).toBe(true);
    expect(again(text.html()).match(/<p style="text-align: right;?">/g)).toHaveLength(count);
    text.run(toggles.flushRight.run);
    expect(toggles.flushRight.isOn(text.state())).toBe(false);
    expect(text.html()).toBe(html);
  });

  const link = '<a href="/a.pdf">办法</a>';

  it.each<[string, html: string, select: (doc: Node) => Selection, expected: string]>([
    ['a text', '<p>前中后</p>', (doc) => TextSelection.create(doc, 2, 3), `<p>前中${link}后</p>`],
    ['a block', '<pre>码</pre>', (doc) => NodeSelection.create(doc, 0), `<pre>码</pre><p>${link}</p>`],
    ['nothing', '', (doc) => TextSelection.create(doc, 1), `<p>${link}</p>`],
  ])('inserts a link to a file behind %s that is selected by then', (_what, html, select, expected) => {
    const text = editing(html, select);
    text.run(insertLink('/a.pdf', '办法'));
    expect(text.html()).toBe(expected);
    expect(text.state().selection.$from.nodeBefore?.text).toBe('办法');
  });

  it.each([
    ['https://b.example', '<p>前<a href="https://b.example"><strong>链</strong>接</a>后</p>'],
    ['', '<p>前<strong>链</strong>接后</p>'],
  ])('changes the whole link at the cursor to %j, or removes it', (href, expected) => {
    const html = '<p>前<a href="https://a.example"><strong>链</strong>接</a>后</p>';
    const text = editing(html, (doc) => TextSelection.create(doc, 3));
    text.run(setLink(href));
    expect(text.html()).toBe(expected);
  });
});
