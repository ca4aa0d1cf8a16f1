#!/bin/sh
# Drawings in SVG of 800 by 600 without a size of their own, with width="100%", and a label of one by two inches, measured by FastImage of Ruby and image-size of npm.
# Guess: 800 by 600, as the viewBox has it (SVG 2, 8.2; 100 % is of the place where it is shown), and 96 by 192.
# Seen: FastImage 2.2.1 says 100 by 100 of the percentages and 1 by 2 of the inches. image-size 1.1.1 is right about all.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ruby-fastimage'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts image-size@1.1.1 >/dev/null 2>&1
for size in 'viewBox="0 0 800 600"' 'width="100%" height="100%" viewBox="0 0 800 600"' 'width="1in" height="2in"'; do
  echo "$size"
  echo "<svg xmlns=\"http://www.w3.org/2000/svg\" $size></svg>" > a.svg
  ruby -rfastimage -e 'puts "  FastImage #{FastImage.size("a.svg").inspect}"'
  node -e 'const { width, height } = require("image-size")("a.svg"); console.log("  image-size", width, height)'
done > seen
cat seen
diff seen - <<'T'
viewBox="0 0 800 600"
  FastImage [800, 600]
  image-size 800 600
width="100%" height="100%" viewBox="0 0 800 600"
  FastImage [100, 100]
  image-size 800 600
width="1in" height="2in"
  FastImage [1, 2]
  image-size 96 192
T
