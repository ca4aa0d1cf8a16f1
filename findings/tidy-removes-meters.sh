#!/bin/sh
# A page with bars that need no text inside: <meter value="3" max="10"></meter> for the stock, <progress value="0.4"></progress> for an order, <output id="sum"></output>, <canvas>, <video src>, <iframe src>; tidied by HTML Tidy.
# Guess: they stay, as they show something or are filled by a script; at most <i></i> without attributes goes, as its manual says of empty elements (drop-empty-elements).
# Seen: tidy 5.6.0, which knows the elements of HTML 5, removes the meter with its value as empty, with a warning, while progress, output, canvas, video and iframe stay. With --drop-empty-elements no it stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s tidy >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends tidy; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' tidy
cd "$folder"
show() { sed -n '/<body>/,/<\/body>/p' | grep -o '<\(meter\|progress\|output\|canvas\|video\|iframe\)[^>]*>' | paste -sd' '; }
printf '<!DOCTYPE html><html lang="zh"><head><title>x</title></head><body><p><meter value="3" max="10"></meter><progress value="0.4"></progress><output id="sum"></output><output name="sum"></output><canvas></canvas><video src="a.mp4"></video><iframe src="a.html"></iframe></p></body></html>' > page.html
{
  echo "kept: $(tidy -q -utf8 -wrap 0 page.html 2>said | show)"
  echo "trimmed: $(sed -n 's/.*trimming empty //p' said | paste -sd' ')"
  echo "kept with --drop-empty-elements no: $(tidy -q -utf8 -wrap 0 --drop-empty-elements no page.html 2>said | show)"
} | tee seen
diff seen - <<'T'
kept: <progress value="0.4"> <output id="sum"> <output name="sum"> <canvas> <video src="a.mp4"> <iframe src="a.html">
trimmed: <meter> <p>
kept with --drop-empty-elements no: <meter value="3" max="10"> <progress value="0.4"> <output id="sum"> <output name="sum"> <canvas> <video src="a.mp4"> <iframe src="a.html">
T
