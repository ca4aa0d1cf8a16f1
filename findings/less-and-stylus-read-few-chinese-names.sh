#!/bin/sh
# A style sheet with names in Chinese, which CSS allows: a custom property, an area of a grid, an animation, a style of numbers, a family of fonts without quotation marks.
# Guess: what reads CSS and more gives it back.
# Seen: Sass 1.101.0, csso 5.0.5, esbuild 0.28.2 and lightningcss 1.33.0 do. Less 4.9.1 and Stylus 0.64.0, which take such names of classes, raise errors at four of the five; clean-css 5.3.3 leaves out the animation of the element, with a warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact clean-css@5.3.3 csso@5.0.5 esbuild@0.28.2 less@4.9.1 lightningcss@1.33.0 sass@1.101.0 stylus@0.64.0
cat > read.cjs <<'J'
const CleanCSS = require('clean-css');
const csso = require('csso');
const { transformSync } = require('esbuild');
const less = require('less');
const { transform } = require('lightningcss');
const sass = require('sass');
const stylus = require('stylus');

const sheets = {
  class: ['.门板{color:red}', '门板'],
  property: ['a{--单价:1px}', '单价:'],
  area: ['a{grid-area:主}', '主'],
  animation: ['a{animation:出现 1s}', '出现'],
  numbers: ['@counter-style 条{system:fixed}', '条'],
  fonts: ['a{font-family:思源 黑体,serif}', '思源 黑体'],
};
const readers = {
  sass: (css) => sass.compileString(css).css,
  csso: (css) => csso.minify(css).css,
  esbuild: (css) => transformSync(css, { loader: 'css', minify: true, charset: 'utf8' }).code,
  lightningcss: (css) => String(transform({ code: Buffer.from(css), filename: 'a.css', minify: true }).code),
  'clean-css': (css) => new CleanCSS({ level: 2 }).minify(css).styles,
  less: async (css) => (await less.render(css)).css,
  stylus: (css) => stylus(css).render(),
};
(async () => {
  for (const [name, read] of Object.entries(readers)) {
    const seen = [];
    for (const [sheet, [css, text]] of Object.entries(sheets)) {
      try {
        seen.push(`${sheet} ${(await read(css)).includes(text) ? 'kept' : 'lost'}`);
      } catch {
        seen.push(`${sheet} error`);
      }
    }
    console.log(`${name}: ${seen.join(', ')}`);
  }
})();
J
node read.cjs | tee seen
diff seen - <<'T'
sass: class kept, property kept, area kept, animation kept, numbers kept, fonts kept
csso: class kept, property kept, area kept, animation kept, numbers kept, fonts kept
esbuild: class kept, property kept, area kept, animation kept, numbers kept, fonts kept
lightningcss: class kept, property kept, area kept, animation kept, numbers kept, fonts kept
clean-css: class kept, property kept, area kept, animation lost, numbers kept, fonts kept
less: class kept, property error, area error, animation error, numbers error, fonts error
stylus: class kept, property error, area error, animation error, numbers kept, fonts error
T
