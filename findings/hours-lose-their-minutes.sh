#!/bin/sh
# Lines of a notice with a colon of ASCII within them, as people in China type it, 营业时间 9:30-17:30 and 联系人:张三, in Markdown with directives (:name[text]{a=b}), by remark-directive, into HTML as its manual has it (remark-rehype).
# Guess: they stay, as a directive has brackets or braces, and no name begins behind a digit or within a word.
# Seen (remark-directive 4.0.0): what stands behind the colon is gone, an empty <div> in its place: 营业时间 9:30-17, 联系人, 型号. Hours keep their first minutes alone (a minus may not end a name); 9:AM is 9. Hanzi are names as letters are.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact rehype-stringify@10.0.1 remark-directive@4.0.0 remark-parse@11.0.0 remark-rehype@11.1.2 unified@11.0.5
cat > run.mjs <<'J'
import { unified } from 'unified';
import parse from 'remark-parse';
import directive from 'remark-directive';
import rehype from 'remark-rehype';
import stringify from 'rehype-stringify';

const show = unified().use(parse).use(directive).use(rehype).use(stringify);
for (const text of ['营业时间 9:30-17:30', '比例 1:a', '联系人:张三', '型号:E0级板', '规格 W:600 H:400', '总价:CNY 1299']) console.log(`${text} ${String(await show.process(text))}`);
J
node run.mjs | tee seen
diff seen - <<'T'
营业时间 9:30-17:30 <p>营业时间 9:30-17<div></div></p>
比例 1:a <p>比例 1<div></div></p>
联系人:张三 <p>联系人<div></div></p>
型号:E0级板 <p>型号<div></div></p>
规格 W:600 H:400 <p>规格 W<div></div> H<div></div></p>
总价:CNY 1299 <p>总价<div></div> 1299</p>
T
