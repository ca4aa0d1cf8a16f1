#!/bin/sh
# A line of an offer in Writer, the old price of 1599 struck out and 1299元 behind it, and one with a reading over its character (柜, guì), turned into XHTML and LaTeX by Writer2LaTeX with nothing set.
# Guess: the old price is struck in both, or left out; the Chinese words are there, by a package for them in LaTeX; the reading stays over the character, as HTML has <ruby>.
# Seen (writer2latex 1.4): XHTML strikes the old price, but writes 柜guì in a row. In LaTeX the two prices are one, 15991299, unstruck, and each Chinese character is its number with a question mark, [67DC?].
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in writer2latex default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' writer2latex
cd "$folder"
cat > offer.fodt <<'O'
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:style style:name="Struck" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:text><text:p>价<text:span text:style-name="Struck">1599</text:span>1299元</text:p><text:p><text:ruby><text:ruby-base>柜</text:ruby-base><text:ruby-text>guì</text:ruby-text></text:ruby></text:p></office:text></office:body></office:document>
O
for kind in html5 latex; do
  w2l -$kind offer.fodt offer-$kind >/dev/null 2>&1
  grep -hE '1599|gu' offer-$kind.* | sed 's/^ *//'
done | tee seen
diff seen - <<'T'
<p>价<span style="text-decoration:line-through">1599</span>1299元</p>
<p>柜guì</p>
[4EF7?]15991299[5143?]
[67DC?]gu\`i
T
