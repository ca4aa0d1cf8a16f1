#!/bin/sh
# Words in braces in a text, as templates of letters and lists of parts have them, 尊敬的{姓名} and 衣柜{白}, in Markdown with attributes ({.class #id key=value}), by markdown-it-attrs and @mdit/plugin-attrs.
# Guess: they stay, as they are neither a class nor an id nor a key with a value (Pandoc keeps them).
# Seen: at the end of a paragraph, an item, a cell or a heading they vanish from the text and are the name of an attribute without a value, <p 姓名="">, <li 600×400="">: the letter has no name, and the cell {面议} is empty.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @mdit/plugin-attrs@0.25.2 markdown-it-attrs@5.0.1 markdown-it@15.0.3
cat > run.mjs <<'J'
import MarkdownIt from 'markdown-it';
import attrs from 'markdown-it-attrs';
import { attrs as mdit } from '@mdit/plugin-attrs';

const texts = ['门板{18mm}', '尊敬的{姓名}：', '尊敬的{姓名}', '- 侧板{600×400}', '| 名称 | 价格 |\n|---|---|\n| 衣柜{白} | {面议} |', '# 报价{试行}'];
for (const [library, plugin] of Object.entries({ 'markdown-it-attrs': attrs, '@mdit/plugin-attrs': mdit })) {
  for (const text of texts) console.log(`${library}: ${JSON.stringify(text)} ${new MarkdownIt().use(plugin).render(text).replaceAll('\n', '')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
markdown-it-attrs: "门板{18mm}" <p 18mm="">门板</p>
markdown-it-attrs: "尊敬的{姓名}：" <p>尊敬的{姓名}：</p>
markdown-it-attrs: "尊敬的{姓名}" <p 姓名="">尊敬的</p>
markdown-it-attrs: "- 侧板{600×400}" <ul><li 600×400="">侧板</li></ul>
markdown-it-attrs: "| 名称 | 价格 |\n|---|---|\n| 衣柜{白} | {面议} |" <table><thead><tr><th>名称</th><th>价格</th></tr></thead><tbody><tr><td 白="">衣柜</td><td 面议=""></td></tr></tbody></table>
markdown-it-attrs: "# 报价{试行}" <h1 试行="">报价</h1>
@mdit/plugin-attrs: "门板{18mm}" <p 18mm="">门板</p>
@mdit/plugin-attrs: "尊敬的{姓名}：" <p>尊敬的{姓名}：</p>
@mdit/plugin-attrs: "尊敬的{姓名}" <p 姓名="">尊敬的</p>
@mdit/plugin-attrs: "- 侧板{600×400}" <ul><li 600×400="">侧板</li></ul>
@mdit/plugin-attrs: "| 名称 | 价格 |\n|---|---|\n| 衣柜{白} | {面议} |" <table><thead><tr><th>名称</th><th>价格</th></tr></thead><tbody><tr><td 白="">衣柜</td><td 面议=""></td></tr></tbody></table>
@mdit/plugin-attrs: "# 报价{试行}" <h1 试行="">报价</h1>
T
