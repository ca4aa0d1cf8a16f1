import { htmlToText } from '../../../server/lib/htmlToText';

it.each([
  ['<h2>支持方向</h2><p>按投资额补助。</p><p>不重复享受。</p>', '支持方向 · 按投资额补助。 不重复享受。'],
  [
    '<table><tr><th>方向</th><th>内容</th><th>标准</th></tr><tr><td>设计（试行）</td><td>20%</td><td>上限</td></tr></table>',
    '方向 · 内容 · 标准 · 设计（试行） · 20% · 上限',
  ],
  ['<p>一<b>体</b>化</p>', '一体化'],
  ['<p>最高<s>500</s>300 万元</p><p hidden>密</p><q>引</q>', '最高300 万元 · “引”'],
  ['<ul><li>申报表</li>\n<li> 合同 </li></ul>', '申报表 · 合同'],
])('%s keeps its headings, cells and lines apart', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
