#!/bin/sh
# A line of an offer that begins with a point, ".5 柜 C:\new" (half a cabinet), converted from HTML to troff by WordGrinder and set by groff; and "5 < 6" to LaTeX.
# Guess: the same line: a point at the beginning is guarded, as it begins a request (groff manual), by \& as others write it; and < is \textless or, in mathematics, <.
# Seen (wordgrinder 0.8): it writes \\.5, of which groff makes \.5, a backslash too much; the backslash further on is right. In LaTeX < is $\langle$, an angle bracket. pandoc has both right.
set -eu
packages='groff pandoc wordgrinder'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '<html><body><p>.5 柜 C:\\new</p><p>5 &lt; 6</p></body></html>' > offer.html
for ending in tr tex; do
  HOME=$folder wordgrinder --convert offer.html offer.$ending </dev/null >/dev/null 2>&1
done
pandoc offer.html -t ms -o pandoc.tr
pandoc offer.html -t latex -o pandoc.tex
for name in offer pandoc; do
  groff -k -Tutf8 -ms $name.tr 2>/dev/null | grep 柜 | sed 's/^ *//'
  grep '^5 ' $name.tex
done | tee seen
diff seen - <<'S'
\.5 柜 C:\new
5 $\langle$ 6
.5 柜 C:\new
5 \textless{} 6
S
