#!/bin/sh
# A rule for Chinese text alone, made smaller for delivery: :lang(zh-Hans), and :lang("zh-Hans"), as Selectors 4 writes it.
# Guess: all keep the rule, as browsers apply both.
# Seen: clean-css 5.3.3, cssnano 7.1.9, esbuild 0.28.2 and lightningcss 1.33.0 do. csso 5.0.5 drops the second, with its whole block, without a warning; :lang(zh-Hans) stays.
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

const tidiers = {
  'clean-css': (css) => new CleanCSS({ level: 2 }).minify(css).styles,
  cssnano: async (css) => (await postcss([cssnano]).process(css, { from: undefined })).css,
  esbuild: (css) => transformSync(css, { loader: 'css', minify: true }).code.trim(),
  lightningcss: (css) => transform({ code: Buffer.from(css), filename: 'a.css', minify: true }).code,
  csso: (css) => csso.minify(css).css,
};
(async () => {
  for (const css of [':lang(zh-Hans) { line-break: strict }', ':lang("zh-Hans") { line-break: strict }'])
    for (const [name, tidy] of Object.entries(tidiers)) console.log(`${css}, ${name}: ${(await tidy(css)) || 'nothing'}`);
})();
J
node tidy.cjs | tee seen
diff seen - <<'T'
:lang(zh-Hans) { line-break: strict }, clean-css: :lang(zh-Hans){line-break:strict}
:lang(zh-Hans) { line-break: strict }, cssnano: :lang(zh-Hans){line-break:strict}
:lang(zh-Hans) { line-break: strict }, esbuild: :lang(zh-Hans){line-break:strict}
:lang(zh-Hans) { line-break: strict }, lightningcss: :lang(zh-Hans){line-break:strict}
:lang(zh-Hans) { line-break: strict }, csso: :lang(zh-Hans){line-break:strict}
:lang("zh-Hans") { line-break: strict }, clean-css: :lang("zh-Hans"){line-break:strict}
:lang("zh-Hans") { line-break: strict }, cssnano: :lang("zh-Hans"){line-break:strict}
:lang("zh-Hans") { line-break: strict }, esbuild: :lang("zh-Hans"){line-break:strict}
:lang("zh-Hans") { line-break: strict }, lightningcss: :lang(zh-Hans){line-break:strict}
:lang("zh-Hans") { line-break: strict }, csso: nothing
T
