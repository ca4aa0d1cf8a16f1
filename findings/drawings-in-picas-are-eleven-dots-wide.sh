#!/bin/sh
# How large drawings as SVG are, told for an empty frame before they are loaded: in millimetres, in picas as programs for print write them (a pica is 16 px), in quarter millimetres (Q), and with an older drawing left in a comment before.
# Guess: 600mm is 2268, 100pc 1600, 1000Q 945, and what is in a comment counts for nothing; or the number with its unit beside.
# Seen: image-size 1.2.1 makes 11 of 100 picas, divides where it should multiply, refuses Q and tells the size of the drawing in the comment. image-meta 0.3.0 has all right but Q. probe-image-size 7.5.0 tells the number and its unit beside it, as its README says, but calls 1000Q 1000 px.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact image-size@1.2.1 image-meta@0.3.0 probe-image-size@7.5.0
cat > run.cjs <<'J'
const { imageSize } = require('image-size');
const probe = require('probe-image-size');

(async () => {
  const { imageMeta } = await import('image-meta');
  const attempt = (run) => {
    try {
      return run();
    } catch {
      return {};
    }
  };
  const start = '<svg xmlns="http://www.w3.org/2000/svg"';
  for (const text of [`${start} width="600mm" height="400mm"/>`, `${start} width="100pc" height="50pc"/>`, `${start} width="1000Q" height="500Q"/>`, `<!-- <svg width="1" height="1"/> -->${start} width="600" height="400"/>`]) {
    const picture = Buffer.from(text);
    const told = attempt(() => probe.sync(picture));
    console.log(`${text.replace(start, '<svg')}: image-size ${attempt(() => imageSize(picture)).width}, image-meta ${attempt(() => imageMeta(picture)).width}, probe-image-size ${told.width} ${told.wUnits}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
<svg width="600mm" height="400mm"/>: image-size 2268, image-meta 2268, probe-image-size 600 mm
<svg width="100pc" height="50pc"/>: image-size 11, image-meta 1600, probe-image-size 100 pc
<svg width="1000Q" height="500Q"/>: image-size undefined, image-meta undefined, probe-image-size 1000 px
<!-- <svg width="1" height="1"/> --><svg width="600" height="400"/>: image-size 1, image-meta 600, probe-image-size 600 px
T
