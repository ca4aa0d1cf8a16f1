#!/bin/sh
# A change of an order in Textile, the thickness with an arrow (18mm -> 25mm) and behind it the old price struck and the new one (-899- 799), made a page by four programs for Textile.
# Guess: 899 is struck and nothing else, as a mark of Textile stands at the edge of a word.
# Seen: RedCloth 4.3.2, Text::Textile 2.13 and textile of Python 4.0.2 strike all from the arrow to 899, so that the new thickness is struck as well; pandoc 2.17 strikes 899.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libtext-textile-perl pandoc python3-textile ruby-redcloth; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtext-textile-perl pandoc python3-textile ruby-redcloth
cd "$folder"
echo 'Thickness 18mm -> 25mm, price -899- 799' > order.textile
shown() { printf '%s: ' "$1"; tr -d '\n\t' | sed 's/<\/*p>//g; s/&gt;/>/g; s/&#8211;/–/g'; echo; }
{
  ruby -rredcloth -e 'puts RedCloth.new(File.read("order.textile")).to_html' | shown RedCloth
  perl -MText::Textile=textile -e 'local $/; print textile(<STDIN>)' < order.textile | shown Text::Textile
  /usr/bin/python3 -c 'import textile; print(textile.textile(open("order.textile").read()))' | shown 'textile of Python'
  pandoc -f textile -t html --wrap=none order.textile | shown pandoc
} | tee seen
diff seen - <<'T'
RedCloth: Thickness 18mm <del>> 25mm, price -899</del> 799
Text::Textile: Thickness 18mm <del>> 25mm, price -899</del> 799
textile of Python: Thickness 18mm <del>> 25mm, price -899</del> 799
pandoc: Thickness 18mm -> 25mm, price <del>899</del> 799
T
