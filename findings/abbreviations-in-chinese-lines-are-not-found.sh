#!/bin/sh
# An abbreviation of materials explained once in a manual, *[MDF]: 中密度板, and found in its lines, in Markdown with abbreviations, by markdown-it-abbr and @mdit/plugin-abbr.
# Guess: it is found in 门板采用MDF板 as in English: Chinese puts no blanks around it, and hanzi are no letters of MDF.
# Seen: only where blanks or ASCII's marks are around it. Not between hanzi, and not before ，, the comma of Chinese; 全装 within a sentence never.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @mdit/plugin-abbr@0.22.1 markdown-it-abbr@2.0.0 markdown-it@15.0.3
cat > run.mjs <<'J'
import MarkdownIt from 'markdown-it';
import abbr from 'markdown-it-abbr';
import { abbr as mdit } from '@mdit/plugin-abbr';

const rule = '\n\n*[MDF]: 中密度板\n*[全装]: 全屋装修';
const texts = ['Doors of MDF are light.', '门板采用MDF板', '门板采用 MDF 板', '门板用MDF，不用其他', '公司做全装业务'];
for (const [library, plugin] of Object.entries({ 'markdown-it-abbr': abbr, '@mdit/plugin-abbr': mdit })) {
  for (const text of texts) console.log(`${library}: ${new MarkdownIt().use(plugin).render(text + rule).replaceAll('\n', '')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
markdown-it-abbr: <p>Doors of <abbr title="中密度板">MDF</abbr> are light.</p>
markdown-it-abbr: <p>门板采用MDF板</p>
markdown-it-abbr: <p>门板采用 <abbr title="中密度板">MDF</abbr> 板</p>
markdown-it-abbr: <p>门板用MDF，不用其他</p>
markdown-it-abbr: <p>公司做全装业务</p>
@mdit/plugin-abbr: <p>Doors of <abbr title="中密度板">MDF</abbr> are light.</p>
@mdit/plugin-abbr: <p>门板采用MDF板</p>
@mdit/plugin-abbr: <p>门板采用 <abbr title="中密度板">MDF</abbr> 板</p>
@mdit/plugin-abbr: <p>门板用MDF，不用其他</p>
@mdit/plugin-abbr: <p>公司做全装业务</p>
T
