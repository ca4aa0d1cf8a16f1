import { isLongRun } from '../../support/longRun';
import fc from 'fast-check';
import { cleanRichText } from '../../../server/content/cleanRichText';
import { htmlToText } from '../../../server/lib/htmlToText';
import { plainText } from '../../../src/lib/plainText';
import { cleaned } from '../../../src/desk/content/richText/schema';
import { pasted } from '../../../src/desk/content/richText/createEditor';

/** The clean-up of rich text: what a text says stays what it says, on the server and in the browser alike. */

const read = (html: string): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body;
};

/** Markup without differences of white space and of how a style is written. */
function plain(root: HTMLElement): string {
  root
    .querySelectorAll<HTMLElement>('[style]')
    .forEach((element) => element.setAttribute('style', element.style.cssText));
  return root.innerHTML
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]*>) ?/g, '$1')
    .trim();
}

const onServer = (html: string) => plain(read(cleanRichText(html).html));
const inBrowser = (html: string) => {
  const holder = document.createElement('div');
  holder.append(cleaned(html));
  return plain(holder);
};
const pastedText = (html: string) => pasted(html).fragment.textContent?.replace(/\s+/g, ' ').trim();

const word = (marker: string, text: string, list = 'l0 level1 lfo1') =>
  `<p class=MsoListParagraph style='text-indent:-21pt;mso-list:${list}'><![if !supportLists]><span style='mso-list:Ignore'>` +
  `${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span>${text}</span></p>`;

it.each([
  ['a strike of any kind', '<p><strike>甲</strike><span style="text-decoration-line:line-through">乙</span></p>', '<p><s>甲</s><s>乙</s></p>'],
  ['a struck block, which nothing inside can undo', '<div style="text-decoration: line-through"><p>甲<span style="color:red;text-decoration:none">乙</span></p></div>', '<div><p><s>甲<span style="color: red; text-decoration: none;">乙</span></s></p></div>'],
  ['a tracked change where nobody is told', '<p>最高<del cite="mailto:a" datetime="2026-01-08T09:12">500</del><ins cite="mailto:a" datetime="2026-01-08T09:12">300</ins>万元</p>', '<p>最高<del>500</del>300万元</p>'],
  ["Quill 1's levels, alignments and ticks", '<h2 class="ql-align-center">题</h2><ol><li>甲</li><li class="ql-indent-1">乙</li><li class="ql-indent-2">丙</li><li class="ql-indent-1">丁</li><li>戊</li></ol><ul data-checked="true"><li>已</li></ul>', '<h2 style="text-align: center;">题</h2><ol><li>甲<ol type="a"><li>乙<ol type="i"><li>丙</li></ol></li><li>丁</li></ol></li><li>戊</li></ol><ul><li>☑ 已</li></ul>'],
  ["Quill 2's lists of every kind in one, and its code", '<ol><li data-list="ordered"><span class="ql-ui"></span>甲</li><li data-list="bullet" class="ql-indent-1">乙</li><li data-list="ordered">丙</li><li data-list="bullet">丁</li><li data-list="unchecked">戊</li><li data-list="ordered">己</li></ol><div class="ql-code-block-container"><select class="ql-ui"><option>Plain</option></select><div class="ql-code-block">a</div><div class="ql-code-block">b</div></div>', '<ol><li>甲<ul><li>乙</li></ul></li><li>丙</li></ol><ul><li>丁</li><li>☐ 戊</li></ul><ol start="3"><li>己</li></ol><pre>a b</pre>'],
  ['a list that begins at a deeper level, and ticks of other editors', '<ol><li class="ql-indent-1">甲</li><li>乙</li></ol><ul><li role="checkbox" aria-checked="true"><p>丙</p></li><li data-checked="false"><label><input type="checkbox"></label>丁</li></ul>', '<ol type="a"><li>甲</li></ol><ol><li>乙</li></ol><ul><li><p>☑ 丙</p></li><li>☐ 丁</li></ul>'],
  ['a link to what is embedded', '<p>甲</p><iframe class="ql-video" src="//player.example.com/v?id=1&amp;t=2"></iframe><video controls><source src="/profile/a/v.mp4" type="video/mp4">不支持</video><iframe src="https://example.com/count" width="0"></iframe><iframe src="javascript:x"></iframe>', '<p>甲</p><p><a href="//player.example.com/v?id=1&amp;t=2">嵌入内容（player.example.com）</a></p><p><a href="/profile/a/v.mp4">视频（v.mp4）</a></p>'],
  ['ticks beside blocks, and those that classes say', '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>甲</p><ul data-type="taskList"><li data-checked="false"><label><input type="checkbox"><span></span></label><div><p>乙</p></div></li></ul></div></li></ul><ul><li class="task-list-item checked" data-task="true"><p>丙</p></li><li class="task-list-item" data-task="true"><p>丁</p></li></ul><ul class="tox-checklist"><li class="tox-checklist--checked">戊</li><li>己</li></ul>', '<ul><li><p>☑ 甲</p><ul><li><p>☐ 乙</p></li></ul></li></ul><ul><li><p>☑ 丙</p></li><li><p>☐ 丁</p></li></ul><ul><li>☑ 戊</li><li>☐ 己</li></ul>'],
  ["UEditor's page breaks", '<p>甲</p>_ueditor_page_break_tag_<p>乙</p>', '<p>甲</p><hr><p>乙</p>'],
  ['a link to what is embedded later, or as an object', '<figure class="media"><oembed url="https://video.example.com/v/1"></oembed></figure><iframe src="about:blank" data-src="https://v.example.com/p?vid=a"></iframe><object data="profile/a.pdf" type="application/pdf"></object>', '<figure><a href="https://video.example.com/v/1">嵌入内容（video.example.com）</a></figure><p><a href="https://v.example.com/p?vid=a">嵌入内容（v.example.com）</a></p><p><a href="profile/a.pdf">嵌入内容（a.pdf）</a></p>'],
  ['formulas that are drawn beside their MathML', '<style>.katex-mathml{position:absolute;clip:rect(1px,1px,1px,1px)}</style><p>面积<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><mfrac><mi>b</mi><mn>2</mn></mfrac></mrow><annotation encoding="application/x-tex">a^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="mord">a<span>2</span></span>+<span>2</span><span>b</span></span></span>，<mjx-container><mjx-math><mjx-mi><mjx-c></mjx-c></mjx-mi><mjx-mo></mjx-mo></mjx-math><mjx-assistive-mml><math><msup><mi>c</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container></p>', '<p>面积a<sup>2</sup>+b/2，c<sup>2</sup></p>'],
  ['code whose box is a block, and what a class strikes', '<style>pre code.hljs{display:block}</style><pre><code class="hljs">甲\n乙</code></pre><p><span class="line-through">500</span><span class="text-decoration-line-through">400</span>300</p>', '<pre><code>甲 乙</code></pre><p><s>500</s><s>400</s>300</p>'],
  ['lists in lists of levels, a start, and a kind that is unknown', '<ol start="5"><li>甲</li><li class="ql-indent-1">乙</li><ul><li>丙</li></ul></ol><ol><li data-list="x">丁</li></ol>', '<ol start="5"><li>甲<ol type="a"><li>乙<ul><li>丙</li></ul></li></ol></li></ol><ol><li>丁</li></ol>'],
  ['code without lines of its own, and in its own picker', '<div class="ql-code-block-container">a<br>b</div><div class="ql-code-block-container"><div class="ql-ui ql-code-block-container">x</div></div>', '<pre>a b</pre><pre></pre>'],
  ['formulas beside what is no copy of them', '<p>甲</p><span class="katex-mathml"><math><mi>a</mi></math></span><b>重要</b>', '<p>甲</p>a<b>重要</b>'],
  ['what a style says against a class', '<p class="ql-align-center" style="text-align:left">甲<span class="line-through" style="text-decoration:none">300</span></p>', '<p style="text-align: left;">甲<span style="text-decoration: none;">300</span></p>'],
  ['no ticks from classes that name no task', '<ul class="task-list"><li class="un-checked">甲</li></ul><ul><li data-checked="true"><input value="乙"></li></ul>', '<ul><li>甲</li></ul><ul><li>☑ 乙</li></ul>'],
  ['one link to players in players, and none to what counts visits', '<object data="/profile/a.pdf"><embed src="/profile/a.pdf"></object><iframe src="https://p.example/v" style="width: 100%; overflow: hidden"></iframe><iframe src="https://c.example/c" style="width:0;height:0"></iframe><video src=/profile/b.mp4 width=400></video>', '<p><a href="/profile/a.pdf">嵌入内容（a.pdf）</a></p><p><a href="https://p.example/v">嵌入内容（p.example）</a></p><p><a href="/profile/b.mp4">视频（b.mp4）</a></p>'],
  ['a player in a paragraph', '<p style="text-align:center">甲<iframe src="//a.example/v"></iframe></p>', '<p style="text-align: center;">甲<br><a href="//a.example/v">嵌入内容（a.example）</a></p>'],
  ['what its class alone numbers, aligns or ticks', '<ol class="loweralpha simple" start="3"><li>甲</li></ol><ol class="cherry-list__cjk-ideographic"><li>乙</li></ol><ol style="list-style-type: cn2"><li>丙</li></ol><p class="align-right">丁</p><table><tr><td class="halign-center">戊</td></tr></table><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>己</span></li></ul><ul><li><p><span class="ch-icon ch-icon-square"></span> 庚</p></li></ul><ul class="checklist"><li><p><i class="fa fa-check-square-o"></i> 辛</p></li><li><p><i class="fa fa-square-o"></i> 壬</p></li></ul>', '<ol start="3" type="a"><li>甲</li></ol><p>一、乙</p><p>（一）丙</p><p style="text-align: right;">丁</p><table><tbody><tr><td style="text-align: center;">戊</td></tr></tbody></table><ul><li>☑ 己</li></ul><ul><li><p>☐ 庚</p></li></ul><ul><li><p>☑ 辛</p></li><li><p>☐ 壬</p></li></ul>'],
  ['lists in items of their own that Lexical does not count, and paragraphs that BlockNote numbers', '<ol><li value="1">甲</li><li value="2"><ol><li value="1">乙</li></ol></li><li value="2">丙</li><li value="3"><ol><li value="1">丁</li></ol></li></ol><ol><li value="1">戊</li><li value="2"><ol><li>己</li></ol></li><li value="3">庚</li></ol><div data-content-type="numberedListItem" data-index="3"><p>辛</p></div><div data-content-type="paragraph" data-text-alignment="right"><p>癸</p></div>', '<ol><li value="1">甲<ol><li value="1">乙</li></ol></li><li value="2">丙<ol><li value="1">丁</li></ol></li></ol><ol><li value="1">戊</li><li value="2"><ol><li>己</li></ol></li><li value="3">庚</li></ol><div><p>3. 辛</p></div><div style="text-align: right;"><p>癸</p></div>'],
  ['lists that CKEditor 5 numbers by level', '<ol><li data-list-item-id="e1">甲<ol><li data-list-item-id="e2">乙<ol><li data-list-item-id="e3">丙</li></ol></li></ol><ul><li data-list-item-id="e4">丁<ol style="list-style-type:decimal;"><li data-list-item-id="e5">戊</li></ol></li></ul></li></ol>', '<ol><li>甲<ol type="a"><li>乙<ol type="i"><li>丙</li></ol></li></ol><ul><li>丁<ol><li>戊</li></ol></li></ul></li></ol>'],
  ['what stands in a box to tick off, as nothing says where', '<label class="checkbox-on">我同意</label><ul><li class="checkbox-off">乙</li></ul>', '我同意<ul><li>乙</li></ul>'],
  ['an item of empty lists', '<li value="1"><ol></ol><ol></ol></li>', '<li value="1"><ol></ol><ol></ol></li>'],
  ['formulas of which the source alone is written', '<p>面积<span data-type="inline-math" data-latex="a^2"></span>，<span data-w-e-type="formula" data-value="b"></span>，<span data-latex="c"><b>丙</b></span></p>', '<p>面积a^2，b，<b>丙</b></p>'],
  ['tags in values of attributes, which are none', '<p title="<iframe src=\'//a.example/v\'>">甲</p><i title="<style>">乙</i><p title=5">丙</p><!-- <p title="--><p>丁</p><b title="x">戊</b>', '<p title="<iframe src=\'//a.example/v\'>">甲</p><i title="<style>">乙</i><p title="5&quot;">丙</p><p>丁</p><b title="x">戊</b>'],
  ['a table within marks in the middle', '<div align="center"><s><table><tr><td>甲</td></tr></table></s></div><center><font size="2"><table><tr><td>乙</td></tr></table></font></center>', '<div><table><tbody><tr><td><s>甲</s></td></tr></tbody></table></div><div><table><tbody><tr><td>乙</td></tr></tbody></table></div>'],
  ['kinds of lists that are named as what every object has', '<ol type="constructor"><li data-list="constructor">甲</li></ol>', '<ol type="constructor"><li>甲</li></ol>'],
  ['bold and italic by style', '<p><span style="font-weight:700">甲</span><span style="font-style:italic">乙</span></p>', '<p><strong>甲</strong><em>乙</em></p>'],
  ['a wrapper that is not bold', '<b style="font-weight:normal"><p>甲</p><p><span style="font-weight:bold">乙</span></p></b>', '<p>甲</p><p><strong>乙</strong></p>'],
  ['what is not bold within bold', '<p><b>甲<span style="font-weight:400">乙</span>丙</b></p>', '<p><strong>甲</strong>乙<strong>丙</strong></p>'],
  ['raised and lowered text', '<p>m<span style="vertical-align:super">2</span>H<span style="vertical-align:sub">2</span>O</p>', '<p>m<sup>2</sup>H<sub>2</sub>O</p>'],
  ['quotation marks and readings', '<p><q>甲<q>乙</q></q><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby><mark>标</mark></p>', '<p>“甲‘乙’”漢（かん）<mark>标</mark></p>'],
  ['what classes say', '<style><!-- /* Excel */ @page {size:1cm} .x1{display:none} td.x2{text-decoration:line-through} @media print{.x3{display:none}} --></style><table><tr><td class=x1>密</td><td class=x2>废</td><td class=x3>有</td></tr></table>', '<table><tbody><tr><td><s>废</s></td><td>有</td></tr></tbody></table>'],
  ['hidden text of any kind', '<p>甲<span style="mso-hide:all">密</span><span style="visibility:hidden">密<i style="visibility:visible">乙</i></span><span style="font-size:0">密</span></p><p hidden>密</p><template>密</template><div style="opacity:0">密</div>', '<p>甲<i>乙</i></p>'],
  ['a row without height, in markup without styles', '<table><tbody><tr height="0"><td>密</td></tr><tr><td>甲</td></tr></tbody></table>', '<table><tbody><tr><td>甲</td></tr></tbody></table>'],
  ['lists in lists and marks around blocks, in markup without styles', '<ul title="a"><ul><li>甲</li></ul></ul><strong><p>乙</p></strong>', '<ul><li>甲</li></ul><p><strong>乙</strong></p>'],
  ['a hidden column and row, and cells over them', '<table><col><col style="display:none" span="1"><col width=80><tr><td colspan=2>甲</td><td>乙</td></tr><tr><td rowspan=2>丙</td><td>密</td><td>丁</td></tr><tr style="height:0;display:none"><td>密</td><td>密</td></tr></table>', '<table><colgroup><col><col width="80"></colgroup><tbody><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td><td>丁</td></tr></tbody></table>'],
  ['columns whose cells are already left out', '<table><colgroup><col><col style="display:none"><col></colgroup><tr><td>甲</td><td>乙</td></tr></table>', '<table><colgroup><col><col></colgroup><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>'],
  ['what classes place, clip or make transparent out of sight', '<style>.a{position:absolute;left:-400px}.b{overflow:hidden;max-height:0}.c{color:transparent}.d{clip-path:inset(50%)}tr.e{height:0}</style><p>甲<span class=a>密</span><span class=c>密</span><span class=d>密</span><span style="color:#0000">密</span></p><div class=b>密</div><table><tr><td>乙</td></tr><tr class=e><td>密</td></tr></table>', '<p>甲</p><table><tbody><tr><td>乙</td></tr></tbody></table>'],
  ['what a rule hides by id, for screens, or whatever an element says itself', '<style>#a{display:none}@media screen{.b{display:none}}@media print{.d{display:none}}.c{display:none !important}</style><p>甲<span id=a>密</span><span class=b>密</span><span class=c style="display:inline">密</span><span class=d>乙</span><span style="/* x */ display:none /* y */">密</span></p>', '<p>甲乙</p>'],
  ['what escapes of CSS hide, and what is hidden by an attribute', '<style>[data-role=note]{display:none}p[style*="orange"]{display:none}.d\\69 n{display:none}</style><p>甲<span style="d\\69splay:n\\6f ne">密</span><b data-role="note">密</b><i data-role="text">乙</i></p><p style="color:orange">密</p>', '<p>甲<i>乙</i></p>'],
  ['formulas', '<p>面积<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>S</mi><mo>=</mo><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><mfrac><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac><mo>+</mo><msqrt><mn>16</mn></msqrt></mrow><annotation encoding="application/x-tex">S=a^2</annotation></semantics></math>平方米</p>', '<p>面积S=a<sup>2</sup>+(b+1)/2+√(16)平方米</p>'],
  ['fields of forms', '<p>单位：<input value="某厂"><input type="hidden" value="密"><input type=checkbox checked>是<input type=checkbox>否，<select><option>甲</option><option selected>乙</option></select><textarea>丙</textarea></p>', '<p>单位：某厂☑是☐否，乙丙</p>'],
  ['formulas of two rows, roots and tables', '<p>厚<math><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac><mphantom><mn>9</mn></mphantom></math>毫米，<math><mroot><mn>8</mn><mn>3</mn></mroot></math>，<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></math></p>', '<p>厚3 1/2毫米，<sup>3</sup>√(8)，1 2 3 4</p>'],
  ['fields that are hidden, and one beside what is hidden', '<p style="visibility:hidden">甲<input value="密"></p><p><span style="display:none">密</span><input value="300"></p>', '<p>300</p>'],
  ['numbers of Word for the web that cannot be written', '<ol start="100"><li data-leveltext="第%1条" data-listid="1" data-aria-level="900000000" data-list-defn-props=\'{"469769242":[65533,39]}\'><p>甲</p></li></ol><ol style="list-style:lower-roman"><li value="999999999" data-leveltext="%1)" data-listid="1" data-aria-level="900000000"><p>乙</p></li></ol>', '<div><p>第100条 甲</p></div><div><p>999999999) 乙</p></div>'],
  ['numbers of Word for the web', '<div class="ListContainerWrapper"><ol role="list" start="3"><li data-leveltext="第%1条" data-listid="1" data-aria-level="1" data-list-defn-props=\'{"469769242":[65533,39]}\' data-aria-posinset="3"><p>甲</p></li></ol></div><ol start="2"><li data-leveltext="%1.%2" data-listid="2" data-aria-level="2"><p>乙</p></li></ol><ol start="2"><li data-leveltext="%1)" data-listid="3" data-aria-level="1" style="list-style-type:lower-alpha"><p>丙</p></li></ol><ol start="5"><li data-leveltext="%1." data-listid="4" data-aria-level="1"><p>丁</p></li></ol>', '<div><div><p>第三条 甲</p></div></div><div><p>1.2 乙</p></div><div><p>b) 丙</p></div><ol start="5"><li><p>丁</p></li></ol>'],
  ['a box within a line of an item', '<ul><li><span><table><tr><td>甲</td></tr></table><div>乙</div></span></li></ul>', '<ul><li><table><tbody><tr><td>甲</td></tr></tbody></table><p>乙</p></li></ul>'],
  ['boxes in a row', '<div style="display:flex"><span>甲</span><span>乙</span></div>', '<div><p>甲</p><p>乙</p></div>'],
  ['a hidden column that its group describes', '<table width=0><colgroup width="85"></colgroup><colgroup width="0"></colgroup><colgroup style="visibility:collapse"><col></colgroup><tr><td>甲</td><td>密</td><td>密</td></tr></table>', '<table width="0"><colgroup width="85"></colgroup><colgroup></colgroup><tbody><tr><td>甲</td></tr></tbody></table>'],
  ['bold and italic of a font', '<p><span style="font:italic bold 12px/1.5 SimSun">甲</span><span style="font:12px bold">乙</span></p>', '<p><em><strong>甲</strong></em>乙</p>'],
  ['numbers with a leading zero as text', word('01', '甲') + word('02.', '乙'), '<p>01 甲</p><p>02. 乙</p>'],
  ['numerals of amounts, branches and Greek letters', '<ol style="list-style-type:simp-chinese-formal" start="10"><li>甲</li><li value="22">乙</li></ol><ol style="list-style-type:cjk-earthly-branch"><li>丙</li></ol><ol style="list-style-type:lower-greek" start="2"><li>丁</li></ol>', '<p>壹拾、甲</p><p>贰拾贰、乙</p><p>子、丙</p><p>β. 丁</p>'],
  ['numbers that no list of the page has', word('第一条', '甲') + word('（一）', '乙', 'l1 level2 lfo2') + word('1)', '丙', 'l2 level1 lfo3') + word('1.1', '丁', 'l3 level2 lfo4'), '<p>第一条 甲</p><p>（一）乙</p><p>1) 丙</p><p>1.1 丁</p>'],
  ['a list that goes on, and another right behind it', word('1.', '甲') + word('2.', '乙') + '<p>间</p>' + word('3.', '丙') + word('1.', '丁', 'l1 level1 lfo2'), '<ol><li>甲</li><li>乙</li></ol><p>间</p><ol start="3"><li>丙</li></ol><ol><li>丁</li></ol>'],
  ['letters, inner lists and a number that jumps', word('a.', '甲') + word('i.', '乙', 'l0 level2 lfo1') + word('b.', '丙') + word('d.', '丁'), '<ol type="a"><li>甲<ol type="i"><li>乙</li></ol></li><li>丙</li></ol><ol type="a" start="4"><li>丁</li></ol>'],
  ['numbers by style', '<ol><li style="list-style-type:lower-alpha">甲</li></ol><ol style="list-style-type:cjk-ideographic" start="9"><li>乙</li><li>丙</li></ol><ol style="list-style:none"><li>一、丁</li></ol><ol reversed><li>戊</li><li>己</li></ol>', '<ol type="a"><li>甲</li></ol><p>九、乙</p><p>十、丙</p><p>一、丁</p><ol><li value="2">戊</li><li value="1">己</li></ol>'],
  ['lists right inside lists', '<ol><li>甲</li><ol><li>乙</li></ol></ol>', '<ol><li>甲<ol><li>乙</li></ol></li></ol>'],
  ['blocks', '<section>甲</section><article>乙</article><x-card>丙</x-card><x-card>丁</x-card><center>戊</center><h1>己</h1><address>庚</address><span style="display:block">辛</span><fieldset><legend>壬</legend>癸</fieldset>', '<p>甲</p><p>乙</p><p>丙</p><p>丁</p><p style="text-align: center;">戊</p><h2>己</h2><p>庚</p><p>辛</p><p>壬</p><p>癸</p>'],
  ['an unknown element within a line', '<p>申报<x-term>补助</x-term>的企业</p>', '<p>申报补助的企业</p>'],
  ['lines within a paragraph', '<p>甲<span style="display:block">乙</span><span style="display:block">丙</span></p><div style="white-space:pre-wrap">丁\n戊</div>', '<p>甲<br>乙<br>丙</p><div>丁<br>戊</div>'],
  ['blocks of items and cells', '<ul><li><div>甲</div></li></ul><table><tr><td><div>乙</div></td><td><section>丙</section><section>丁</section></td></tr></table>', '<ul><li>甲</li></ul><table><tbody><tr><td>乙</td><td><p>丙</p><p>丁</p></td></tr></tbody></table>'],
  ['alignment', '<p align=right>甲</p><table align=center><tr align=center><td>乙</td><td align=right>丙</td></tr></table>', '<p style="text-align: right;">甲</p><table><tbody><tr><td style="text-align: center;">乙</td><td style="text-align: right;">丙</td></tr></tbody></table>'],
  ['a hanging indent of many characters', '<p style="margin-left:144pt;text-indent:-144.0pt">联系人及联系电话：李工</p>', '<p>联系人及联系电话：李工</p>'],
  ['blanks to be filled in, underlined by style', '<p>联系人：<span style="text-decoration:underline">\u00a0\u00a0\u00a0</span>电话：<span style="text-decoration:underline;white-space:pre-wrap">    </span><u>\n  </u></p>', '<p>联系人：<u>&nbsp;&nbsp;&nbsp;</u>电话：<u>&nbsp;&nbsp;&nbsp;&nbsp;</u><u>&nbsp;&nbsp;&nbsp;</u></p>'],
  ['an accepted insertion without its underline, and a deletion within another once', '<style>span.msoIns{text-decoration:underline}</style><p><span class="msoDel"><del cite="a" datetime="2026-01-08">三</del></span><span class="msoIns"><ins cite="a">两</ins></span>年</p>', '<p><del>三</del>两年</p>'],
  ['lines of headings and of code that are blocks', '<h2><div>一、标题</div></h2><pre><div>甲</div><div>  乙</div></pre><pre><code>丙</code><code>丁</code></pre><h3>戊<table><tr><td>己</td></tr></table></h3>', '<h2>一、标题</h2><pre>甲<br>乙</pre><pre><code>丙</code><code>丁</code></pre><h3>戊</h3><table><tbody><tr><td>己</td></tr></tbody></table>'],
  ['indents where white space is kept', '<div style="white-space:pre"><div>甲</div><div>    乙</div></div>', '<div><div>甲</div><div>&nbsp;&nbsp;&nbsp;&nbsp;乙</div></div>'],
  ['groups of a list of terms', '<dl><div><dt>联系人</dt><dd>李工</dd></div></dl>', '<dl><dt>联系人</dt><dd>李工</dd></dl>'],
  ['numbers that UEditor draws as pictures', '<ol class="custom_cn2 list-paddingleft-1"><li class="list-cn-3-1"><p>甲</p></li></ol><ol class="custom_num1"><li>乙</li></ol>', '<div><p>（一）甲</p></div><p>1）乙</p>'],
  ['items of a list that are numbered differently', '<ol><li style="list-style-type:none"><ol><li>甲</li></ol></li><li>乙</li></ol><ol><li style="list-style:lower-alpha">丙</li><li>丁</li></ol>', '<div><ol><li>甲</li></ol></div><p>2. 乙</p><p>a. 丙</p><p>2. 丁</p>'],
  ['what a rule says of the text of a table whose place is said', '<style>table{text-align:center}</style><table align="left"><tr><td>甲</td></tr></table>', '<table><tbody><tr><td style="text-align: center;">甲</td></tr></tbody></table>'],
  ['an alignment that a rule for all paragraphs does not know', '<style>p{text-align:left}</style><p align="right">某局</p>', '<p style="text-align: right;">某局</p>'],
  ['a table without width as one that says none', '<table style="width:0px"><tr><td style="width:40px">甲</td></tr></table>', '<table><tbody><tr><td style="width: 40px;">甲</td></tr></tbody></table>'],
  ['text on the left in what is in the middle, and cells of a table there', '<div align=center><table><tr><td>甲</td></tr></table>乙<p align=left>丙</p></div>', '<div><table><tbody><tr><td>甲</td></tr></tbody></table><p style="text-align: center;">乙</p><p style="text-align: left;">丙</p></div>'],
  ['pictures of several sizes, and those of other scripts', '<p><img srcset="https://a.example/b.png?x-oss-process=image/resize,w_640 1x, https://a.example/c.png 2x"><img src="/x.gif" data-echo="https://a.example/d.png"></p>', '<p><img src="https://a.example/b.png?x-oss-process=image/resize,w_640"><img src="https://a.example/d.png"></p>'],
  ['a picture that is hidden until a script loads it, but not one among what is hidden', '<p><img data-src="https://a.example/b.png" style="visibility:hidden !important"></p><p style="visibility:hidden">密<img data-src="https://a.example/c.png"></p>', '<p><img src="https://a.example/b.png"></p>'],
  ['pictures that Taobao and 1688 would load', '<p><img src="https://a.example/spaceball.gif" data-ks-lazyload="https://a.example/b.jpg"><img src="https://a.example/x.gif" data-lazyload-src="//a.example/c.jpg"></p>', '<p><img src="https://a.example/b.jpg"><img src="//a.example/c.jpg"></p>'],
  ['an article of WeChat whose script has not shown it', '<div id="js_content" style="visibility: hidden; opacity: 0;"><p>甲</p><p style="visibility:hidden">密</p></div>', '<div><p>甲</p></div>'],
  ['pictures that a script would load', '<p><img src="data:image/svg+xml,x" data-src="https://a.example/b.png"></p>', '<p><img src="https://a.example/b.png"></p>'],
])('keeps %s on the server and in the browser', (_what, html, expected) => {
  expect(onServer(html)).toBe(expected);
  expect(inBrowser(html)).toBe(expected);
}); // prettier-ignore

it('keeps wide blanks that are underlined as wide as they are', () => {
  const html = '<p>姓名<u>\u3000\u3000\u3000</u></p>';
  expect(cleanRichText(html).html).toBe(html);
});

it('leaves a tracked deletion out where it is pasted, and counts what is left out', () => {
  const html =
    '<p>最高<del cite="mailto:a" datetime="2026-01-08T09:12">500</del><ins cite="mailto:a">300</ins>万元</p>' +
    '<p><span class=msoDel>旧段</span></p><p><span class="deletion" data-author="甲">旧</span>公示<span style="display:none">密</span></p>';
  expect(pastedText(html)).toBe('最高300万元公示');
  expect(pasted(html).leftOut).toEqual({ deleted: 3, hidden: 1 });
  const comment = '<div style="mso-element:comment-list"><div style="mso-element:comment">密</div></div>';
  const once = `<p>甲<span class=msoDel><del datetime="2026-01-08">旧</del></span></p>${comment}`;
  expect(pasted(once).leftOut).toEqual({ deleted: 1, hidden: 1 });
  expect(pasted('<p><del>旧</del>新</p>').fragment.querySelector('del')?.textContent).toBe('旧');
});

const attributes = fc.constantFrom(
  '', ' style="display:none"', ' style="text-decoration:line-through"', ' style="font-weight:bold"', ' align="center"',
  ' style="display:block"', ' hidden', ' style="font-weight:normal"', ' style="visibility:hidden"', ' start="3"',
); // prettier-ignore
const markup = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('字', '词', '<br>'),
    fc
      .tuple(
        fc.constantFrom('div', 'section', 'b', 's', 'span', 'center', 'q', 'x-card', 'del', 'blockquote'),
        attributes,
        tie('node'),
        tie('node'),
      )
      .map(([name, attributes, one, other]) => `<${name}${attributes}>${one}${other}</${name}>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), attributes, attributes, tie('node'), tie('node'))
      .map(
        ([name, attributes, of, one, other]) => `<${name}${attributes}><li${of}>${one}</li><li>${other}</li></${name}>`,
      ),
    fc
      .tuple(attributes, attributes, tie('node'), tie('node'))
      .map(
        ([row, cell, one, other]) =>
          `<table><tbody><tr${row}><td${cell}>${one}</td><td>${other}</td></tr></tbody></table>`,
      ),
  ),
})).node;

it('makes the same of any markup on the server and in the browser, and the same again', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const once = onServer(html);
      expect(inBrowser(html)).toBe(once);
      expect(onServer(once)).toBe(once);
    }),
    isLongRun ? { numRuns: 3000 } : { numRuns: 100, seed: 1 },
  );
});

it('reads for summaries and the search what the page shows, but for what is struck', () => {
  const words = (text: string | null) => text!.replace(/\P{Script=Han}/gu, '');
  fc.assert(
    fc.property(markup, (html) => {
      const page = read(cleanRichText(html).html);
      page.querySelectorAll('s, del').forEach((struck) => struck.remove());
      expect(words(htmlToText(html))).toBe(words(page.textContent));
      expect(words(plainText(html))).toBe(words(page.textContent));
    }),
    isLongRun ? { numRuns: 3000 } : { numRuns: 200, seed: 1 },
  );
});

/** As the desk's editor writes, which the browser sanitises without cleaning up. */
const plainMarkup = fc.letrec<{ line: string; block: string }>((tie) => ({
  line: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('字', '30 万元', '<br>', '<img src="/profile/a.png" alt="图" width="40" height="30">', '&lt;p&gt;'),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'sup', 'a href="/policy"'), tie('line'), tie('line'))
      .map(([name, one, other]) => `<${name}>${one}${other}</${name.split(' ')[0]}>`),
  ),
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.tuple(fc.constantFrom('p', 'h2', 'h3'), tie('line')).map(([name, line]) => `<${name}>${line}</${name}>`),
    fc.constantFrom('<hr>', '<p></p>'),
    fc.tuple(tie('block'), tie('block')).map(([one, other]) => `<blockquote>${one}${other}</blockquote>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.oneof(tie('line'), tie('block')), tie('line'))
      .map(([name, one, other]) => `<${name}><li>${one}</li><li>${other}</li></${name}>`),
    fc
      .tuple(fc.oneof(tie('line'), tie('block')), tie('line'))
      .map(
        ([one, other]) =>
          `<table><tbody><tr><th colspan="2">${one}</th></tr><tr><td>${other}</td></tr></tbody></table>`,
      ),
  ),
})).block;

it('makes the same of plain markup on the server and in the browser', () => {
  fc.assert(
    fc.property(fc.array(plainMarkup, { minLength: 1, maxLength: 4 }), (blocks) => {
      const html = blocks.join('\n');
      expect(inBrowser(html)).toBe(onServer(html));
    }),
    isLongRun ? { numRuns: 3000 } : { numRuns: 60, seed: 1 },
  );
});
