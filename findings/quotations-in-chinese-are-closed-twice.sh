#!/bin/sh
# Straight quotation marks in a Chinese line, 所谓"全屋定制"的工厂, made round ones by libraries of npm for that.
# Guess: “全屋定制”: the first opens and the second closes, as they do in English.
# Seen: there are no blanks to tell by. smartypants, marked-smartypants, retext-smartypants, smartquotes and typogr close both, ”全屋定制”; only at the beginning of the line is it opened, which smartquotes makes a sign of inches, ″衣柜”. markdown-it's typographer leaves those within the line straight, and takes
# the first and the last of "衣柜"和"书柜" for the two of one quotation.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact markdown-it@15.0.3 marked-smartypants@1.1.12 marked@18.2.1 retext-smartypants@6.2.0 retext@9.0.0 smartquotes@2.3.2 smartypants@0.2.2 typogr@0.6.8
cat > run.mjs <<'J'
import MarkdownIt from 'markdown-it';
import { Marked } from 'marked';
import { markedSmartypants } from 'marked-smartypants';
import { smartypantsu } from 'smartypants';
import smartquotes from 'smartquotes';
import typogr from 'typogr';
import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

const libraries = {
  smartypants: (text) => smartypantsu(text),
  'marked-smartypants': (text) => new Marked(markedSmartypants()).parseInline(text),
  'retext-smartypants': (text) => String(retext().use(retextSmartypants).processSync(text)),
  smartquotes: (text) => smartquotes.string(text),
  typogr: (text) => typogr.smartypants(text),
  'markdown-it, typographer': (text) => new MarkdownIt({ typographer: true }).renderInline(text),
};
const texts = ['The "whole house" firm', '所谓"全屋定制"的工厂', '"衣柜"和"书柜"', '方案（含"门板"）', "长18'宽6\"的板"];
for (const [library, show] of Object.entries(libraries)) console.log(`${library}: ${texts.map((text) => show(text).replaceAll('&quot;', '"').replace(/&#(\d+);/g, (_, n) => String.fromCodePoint(n)).replaceAll('&#39;', "'")).join(' | ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
smartypants: The “whole house” firm | 所谓”全屋定制”的工厂 | “衣柜”和”书柜” | 方案（含”门板”） | 长18’宽6”的板
marked-smartypants: The “whole house” firm | 所谓”全屋定制”的工厂 | “衣柜”和”书柜” | 方案（含”门板”） | 长18’宽6”的板
retext-smartypants: The “whole house” firm | 所谓”全屋定制”的工厂 | “衣柜”和”书柜” | 方案（含”门板”） | 长18’宽6”的板
smartquotes: The “whole house” firm | 所谓”全屋定制”的工厂 | ″衣柜”和”书柜” | 方案（含”门板”） | 长18′宽6″的板
typogr: The “whole house” firm | 所谓”全屋定制”的工厂 | “衣柜”和”书柜” | 方案（含”门板”） | 长18’宽6”的板
markdown-it, typographer: The “whole house” firm | 所谓"全屋定制"的工厂 | “衣柜"和"书柜” | 方案（含"门板"） | 长18’宽6"的板
T
