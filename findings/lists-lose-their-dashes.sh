#!/bin/sh
# A list whose points begin with a dash, as Chinese notices have it, list-style: "—" outside, and one numbered by a style of the page's own in Chinese, made smaller for delivery.
# Guess: the dash and the name of the style stay; outside, the initial value, may go.
# Seen: csso 5.0.5, esbuild 0.28.2 and lightningcss 1.33.0 keep both. clean-css 5.3.3 at level 2 and cssnano 7.1.9 leave list-style: outside of the dash, so that browsers draw round points; written as list-style-type the dash stays. Of the numbered list
# clean-css leaves inside, with Arabic numbers. Neither warns.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact clean-css@5.3.3 csso@5.0.5 cssnano@7.1.9 esbuild@0.28.2 lightningcss@1.33.0 postcss@8.5.33
cat > tidy.cjs <<'J'
const CleanCSS = require('clean-css');
const csso = require('csso');
const cssnano = require('cssnano');
const { transformSync } = require('esbuild');
const { transform } = require('lightningcss');
const postcss = require('postcss');

const styles = ['ul { list-style: "—" outside }', 'ul { list-style-type: "—" }', '@counter-style 条 { system: extends simp-chinese-informal; suffix: "条 " } ol { list-style: 条 inside }'];
const tidiers = {
  csso: (css) => csso.minify(css).css,
  esbuild: (css) => transformSync(css, { loader: 'css', minify: true, charset: 'utf8' }).code.trim(),
  lightningcss: (css) => transform({ code: Buffer.from(css), filename: 'a.css', minify: true }).code,
  'clean-css': (css) => {
    const { styles: text, warnings } = new CleanCSS({ level: 2 }).minify(css);
    return `${text} (${warnings.length} warnings)`;
  },
  cssnano: async (css) => {
    const result = await postcss([cssnano]).process(css, { from: undefined });
    return `${result.css} (${result.warnings().length} warnings)`;
  },
};
(async () => {
  for (const css of styles) for (const [name, tidy] of Object.entries(tidiers)) console.log(`${name}: ${await tidy(css)}`);
})();
J
node tidy.cjs | tee seen
diff seen - <<'T'
csso: ul{list-style:"—"outside}
esbuild: ul{list-style:"—" outside}
lightningcss: ul{list-style:"—"}
clean-css: ul{list-style:outside} (0 warnings)
cssnano: ul{list-style:outside} (0 warnings)
csso: ul{list-style-type:"—"}
esbuild: ul{list-style-type:"—"}
lightningcss: ul{list-style-type:"—"}
clean-css: ul{list-style-type:"—"} (0 warnings)
cssnano: ul{list-style-type:"—"} (0 warnings)
csso: @counter-style 条{system:extends simp-chinese-informal;suffix:"条 "}ol{list-style:条 inside}
esbuild: @counter-style 条{system:extends simp-chinese-informal;suffix:"条 "}ol{list-style:条 inside}
lightningcss: @counter-style 条{system:extends simp-chinese-informal;suffix:"条 "}ol{list-style:inside 条}
clean-css: @counter-style 条{system:extends simp-chinese-informal;suffix:"条 "}ol{list-style:inside} (0 warnings)
cssnano: @counter-style 条{system:extends simp-chinese-informal;suffix:"条 "}ol{list-style:条 inside} (0 warnings)
T
