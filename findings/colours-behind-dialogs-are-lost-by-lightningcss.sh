#!/bin/sh
# A property for the page and for what is behind a dialog (:root, ::backdrop), below another rule for :root, made smaller for browsers with and without ::backdrop.
# Guess: both keep it, as a list of selectors is the rule of each of them (Selectors 4, 4.1), and in many browsers ::backdrop inherits nothing from the page.
# Seen: for Chrome 83 and Safari 14, which has no ::backdrop, lightningcss 1.33.0 joins the property to the rule of :root above and drops that of ::backdrop, so that Chrome loses it. With Safari 16, or without a rule above, it stays. clean-css 5.3.3, csso 5.0.5 and esbuild 0.28.2 keep it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact clean-css@5.3.3 csso@5.0.5 esbuild@0.28.2 lightningcss@1.33.0
cat > tidy.cjs <<'J'
const CleanCSS = require('clean-css');
const csso = require('csso');
const { transformSync } = require('esbuild');
const { transform } = require('lightningcss');

const lightningcss = (safari) => (css) =>
  transform({ code: Buffer.from(css), filename: 'a.css', minify: true, targets: { chrome: 83 << 16, safari: safari << 16 } }).code;
const tidiers = {
  'clean-css': (css) => new CleanCSS().minify(css).styles,
  csso: (css) => csso.minify(css).css,
  esbuild: (css) => transformSync(css, { loader: 'css', minify: true }).code.trim(),
  'lightningcss for Safari 16': lightningcss(16),
  'lightningcss for Safari 14': lightningcss(14),
};
const both = ':root, ::backdrop { --veil: red }';
for (const [name, tidy] of Object.entries(tidiers)) {
  console.log(`${name}, alone: ${tidy(both)}`);
  console.log(`${name}, below another: ${tidy(`:root { --board: white } ${both}`)}`);
}
J
node tidy.cjs | tee seen
diff seen - <<'T'
clean-css, alone: ::backdrop,:root{--veil:red}
clean-css, below another: :root{--board:white}::backdrop,:root{--veil:red}
csso, alone: ::backdrop,:root{--veil:red}
csso, below another: :root{--board:white}::backdrop,:root{--veil:red}
esbuild, alone: :root,::backdrop{--veil: red }
esbuild, below another: :root{--board: white }:root,::backdrop{--veil: red }
lightningcss for Safari 16, alone: :root,::backdrop{--veil:red}
lightningcss for Safari 16, below another: :root{--board:white}:root,::backdrop{--veil:red}
lightningcss for Safari 14, alone: :root{--veil:red}::backdrop{--veil:red}
lightningcss for Safari 14, below another: :root{--board:white;--veil:red}
T
