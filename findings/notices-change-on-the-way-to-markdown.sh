#!/bin/sh
# Lines of a notice as HTML, turned into Markdown for an editor, a store or a model by libraries of npm, and shown again by marked, which knows GitHub's marks: sizes with *, ranges with ~, articles that begin by 1. and 1), a bar and brackets.
# Guess: what would be a mark is escaped, so that the text is the same.
# Seen: rehype-remark gives the same. turndown (with GitHub's marks) and html-to-md leave ~ as it is: 5万元，分2 is struck out; they and node-html-markdown leave 1), which becomes a list. dom-to-semantic-markdown, made for models, escapes nothing: 600*400*18 loses its stars.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @truto/turndown-plugin-gfm@1.0.3 dom-to-semantic-markdown@1.5.0 html-to-md@0.8.8 jsdom@29.1.1 marked@18.2.1 node-html-markdown@2.0.0 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 remark-stringify@11.0.0 turndown@7.2.5 unified@11.0.5
cat > run.mjs <<'J'
import { convertHtmlToMarkdown } from 'dom-to-semantic-markdown';
import { JSDOM } from 'jsdom';
import html2md from 'html-to-md';
import { marked } from 'marked';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import { gfm } from '@truto/turndown-plugin-gfm';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import TurndownService from 'turndown';
import { unified } from 'unified';

const turndown = new TurndownService();
turndown.use(gfm);
const { window } = new JSDOM('');
const remark = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const libraries = {
  turndown: (html) => turndown.turndown(html),
  'html-to-md': (html) => html2md(html),
  'node-html-markdown': (html) => NodeHtmlMarkdown.translate(html),
  'dom-to-semantic-markdown': (html) => convertHtmlToMarkdown(html, { overrideDOMParser: new window.DOMParser() }),
  'rehype-remark': (html) => String(remark.processSync(html)),
};
for (const [library, convert] of Object.entries(libraries)) {
  for (const text of ['板600*400*18', '补贴3~5万元，分2~3年', '1. 总则', '1) 总则', '图号A_1_2', '价格 | 面议', '[甲](乙)', '# 1号厂房']) {
    const shown = new JSDOM(marked.parse(convert(`<p>${text}</p>`))).window.document.body;
    const same = shown.children.length === 1 && shown.innerHTML.trim() === `<p>${text}</p>`;
    console.log(`${library}: ${text} ${same ? 'is the same' : `is ${shown.innerHTML.replaceAll('\n', '')}`}`);
  }
}
J
node run.mjs | tee seen
diff seen - <<'T'
turndown: 板600*400*18 is the same
turndown: 补贴3~5万元，分2~3年 is <p>补贴3<del>5万元，分2</del>3年</p>
turndown: 1. 总则 is the same
turndown: 1) 总则 is <ol><li>总则</li></ol>
turndown: 图号A_1_2 is the same
turndown: 价格 | 面议 is the same
turndown: [甲](乙) is the same
turndown: # 1号厂房 is the same
html-to-md: 板600*400*18 is the same
html-to-md: 补贴3~5万元，分2~3年 is <p>补贴3<del>5万元，分2</del>3年</p>
html-to-md: 1. 总则 is the same
html-to-md: 1) 总则 is <ol><li>总则</li></ol>
html-to-md: 图号A_1_2 is the same
html-to-md: 价格 | 面议 is the same
html-to-md: [甲](乙) is the same
html-to-md: # 1号厂房 is the same
node-html-markdown: 板600*400*18 is the same
node-html-markdown: 补贴3~5万元，分2~3年 is the same
node-html-markdown: 1. 总则 is the same
node-html-markdown: 1) 总则 is <ol><li>总则</li></ol>
node-html-markdown: 图号A_1_2 is the same
node-html-markdown: 价格 | 面议 is the same
node-html-markdown: [甲](乙) is the same
node-html-markdown: # 1号厂房 is the same
dom-to-semantic-markdown: 板600*400*18 is <p>板600<em>400</em>18</p>
dom-to-semantic-markdown: 补贴3~5万元，分2~3年 is <p>补贴3<del>5万元，分2</del>3年</p>
dom-to-semantic-markdown: 1. 总则 is <ol><li>总则</li></ol>
dom-to-semantic-markdown: 1) 总则 is <ol><li>总则</li></ol>
dom-to-semantic-markdown: 图号A_1_2 is the same
dom-to-semantic-markdown: 价格 | 面议 is the same
dom-to-semantic-markdown: [甲](乙) is <p><a href="%E4%B9%99">甲</a></p>
dom-to-semantic-markdown: # 1号厂房 is <h1>1号厂房</h1>
rehype-remark: 板600*400*18 is the same
rehype-remark: 补贴3~5万元，分2~3年 is the same
rehype-remark: 1. 总则 is the same
rehype-remark: 1) 总则 is the same
rehype-remark: 图号A_1_2 is the same
rehype-remark: 价格 | 面议 is the same
rehype-remark: [甲](乙) is the same
rehype-remark: # 1号厂房 is the same
T
