#!/bin/sh
# A page that tells an output of 10<sup>4</sup> pieces (ten thousand) and a room of 3 m<sup>2</sup>, made text by converters of Debian and npm, for mails and for search.
# Guess: the power is told from the digits before it, by a sign or a raised digit, as the text browsers w3m, lynx, elinks and links do (10^4).
# Seen: pandoc 2.17 does, 10⁴. html2text 1.3.2a (C++), python3-html2text 2020.1.16, HTML::FormatText 2.16, and html-to-text 10.0.1, turndown 7.2.5 and node-html-markdown 2.0.0 of npm write 104, as if the output were a hundred and four.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in elinks html2text libhtml-format-perl links lynx pandoc python3-html2text w3m; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' html2text libhtml-format-perl pandoc python3-html2text
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact html-to-text@10.0.1 turndown@7.2.5 node-html-markdown@2.0.0
printf '<!DOCTYPE html><meta charset="utf-8"><p>产能10<sup>4</sup>件，面积3m<sup>2</sup></p>' > page.html
cat > run.cjs <<'J'
const html = '<p>产能10<sup>4</sup>件，面积3m<sup>2</sup></p>';
console.log(`html-to-text: ${require('html-to-text').convert(html)}`);
console.log(`turndown: ${new (require('turndown'))().turndown(html)}`);
console.log(`node-html-markdown: ${require('node-html-markdown').NodeHtmlMarkdown.translate(html)}`);
J
show() {
  printf '%s: ' "$1"
  shift
  "$@" 2>/dev/null | tr -d '\n' | sed 's/^ *//'
  echo
}
{
  show w3m w3m -dump -O UTF-8 page.html
  show lynx lynx -dump -display_charset=utf-8 page.html
  show elinks elinks -dump -dump-charset utf-8 page.html
  show links links -dump -codepage utf-8 page.html
  show pandoc pandoc -f html -t plain page.html
  show html2text html2text -utf8 page.html
  show python3-html2text html2markdown page.html
  show HTML::FormatText perl -Mutf8 -MHTML::FormatText -CS -e 'open my $f, "<:utf8", "page.html"; print HTML::FormatText->format_string(<$f>)'
  node run.cjs
} | tee seen
diff seen - <<'T'
w3m: 产能10^4件，面积3m^2
lynx: 产能10^4件，面积3m^2
elinks: 产能10^4件，面积3m^2
links: 产能10^4件，面积3m^2
pandoc: 产能10⁴件，面积3m²
html2text: 产能104件，面积3m2
python3-html2text: 产能104件，面积3m2
HTML::FormatText: 产能104件，面积3m2
html-to-text: 产能104件，面积3m2
turndown: 产能104件，面积3m2
node-html-markdown: 产能104件，面积3m2
T
