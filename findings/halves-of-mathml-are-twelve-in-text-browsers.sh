#!/bin/sh
# A page of fittings with half an inch and with ten to the fourth as MathML, which browsers draw since 2023: <mfrac> of 1 and 2, <msup> of 10 and 4. Shown by text browsers and by pandoc as text.
# Guess: the parts are kept apart by a sign, as these browsers do for <sup> (10^4).
# Seen: w3m 0.5.3, elinks 0.13.2 and links 2.28 show 12 inches and 104 pieces. lynx 2.9.0dev shows the elements themselves, pandoc 2.17 its \frac{1}{2}.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in elinks links lynx pandoc w3m; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' elinks links lynx pandoc w3m
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
printf '<!DOCTYPE html><meta charset="utf-8"><p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>英寸，<math><msup><mn>10</mn><mn>4</mn></msup></math>件' > page.html
show() {
  printf '%s: ' "$1"
  shift
  "$@" 2>/dev/null | tr -s '\n ' ' ' | sed 's/^ //;s/ $//'
  echo
}
{
  show w3m w3m -dump -cols 200 -O UTF-8 page.html
  show elinks elinks -dump -dump-width 200 -dump-charset utf-8 page.html
  show links links -dump -width 200 -codepage utf-8 page.html
  show lynx lynx -dump -width=200 -display_charset=utf-8 page.html
  show pandoc pandoc -f html -t plain page.html
} | tee seen
diff seen - <<'T'
w3m: 12英寸，104件
elinks: 12英寸，104件
links: 12英寸，104件
lynx: [MATH: <mfrac><mn>1</mn><mn>2</mn></mfrac> :MATH] 英寸， [MATH: <msup><mn>10</mn><mn>4</mn></msup> :MATH] 件
pandoc: $\frac{1}{2}$英寸，10⁴件
T
