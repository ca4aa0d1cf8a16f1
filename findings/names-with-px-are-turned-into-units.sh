#!/bin/sh
# A style with spaces of a table of measures, --space-16px: 16px, used as var(--space-16px), and a line of a grid named [col-8px], through plugins of PostCSS that turn px into other units for telephones and mini programmes.
# Guess: measures are turned, names stay, and so do words in quotation marks.
# Seen: postcss-pxtorem 6.1.0, postcss-px-to-viewport 1.1.1, postcss-pxtransform 4.2.1 (of Taro) and postcss-plugin-px2rem 0.8.1 turn the name where it is used and leave it where it is given: var(--space-1rem) is a variable that nobody gives, and the element has
# no margin at all. Names of lines are turned into what is no name. postcss-pxtransform at 750 keeps the number, and the name is lost all the same. Words in quotation marks stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact postcss@8.5.33 postcss-plugin-px2rem@0.8.1 postcss-px-to-viewport@1.1.1 postcss-pxtorem@6.1.0 postcss-pxtransform@4.2.1
cat > turn.cjs <<'J'
const postcss = require('postcss');

const css = ':root{--space-16px:16px}a{margin:var(--space-16px);content:"宽16px"}b{grid-template-columns:[col-8px] 8px}';
for (const [name, options] of Object.entries({
  'postcss-pxtorem': { rootValue: 16, propList: ['*'] },
  'postcss-px-to-viewport': { viewportWidth: 320 },
  'postcss-pxtransform': { platform: 'weapp', designWidth: 750 },
  'postcss-plugin-px2rem': { rootValue: 16 },
}))
  console.log(`${name}: ${postcss([require(name)(options)]).process(css, { from: undefined }).css}`);
J
node turn.cjs 2>/dev/null | tee seen
diff seen - <<'T'
postcss-pxtorem: :root{--space-16px:1rem}a{margin:var(--space-16px);content:"宽16px"}b{grid-template-columns:[col-0.5rem] 0.5rem}
postcss-px-to-viewport: :root{--space-16px:5vw}a{margin:var(--space-5vw);content:"宽16px"}b{grid-template-columns:[col-2.5vw] 2.5vw}
postcss-pxtransform: :root{--space-16px:16rpx}a{margin:var(--space-16rpx);content:"宽16px"}b{grid-template-columns:[col-8rpx] 8rpx}
postcss-plugin-px2rem: :root{--space-16px:1rem}a{margin:var(--space-1rem);content:"宽16px"}b{grid-template-columns:[col-0.5rem] 0.5rem}
T
