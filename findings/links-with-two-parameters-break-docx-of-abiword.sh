#!/bin/sh
# A quotation in HTML with a link whose address has two parameters, https://example.com/a?b=1&c=2 (&amp; in HTML), made DOCX and OpenDocument by AbiWord without its window, and read by Pandoc; and one with one parameter.
# Guess: the address as it is: & is written &amp; in XML.
# Seen (AbiWord 3.0.5, Pandoc 2.17.1.1): the list of the document's links has a bare &, which is no XML any more, and Pandoc finds no address. OpenDocument is right, and so is DOCX with one parameter.
set -eu
packages='abiword pandoc unzip libxml2-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
for parameters in 'b=1' 'b=1&amp;c=2'; do
  echo "<html><body><p><a href=\"https://example.com/a?$parameters\">Contract</a></p></body></html>" > page.html
  for format in docx odt; do
    HOME=$folder abiword --to="$format" -o "made.$format" page.html >/dev/null 2>&1
    echo "$parameters, $format: $(pandoc -f "$format" -t html "made.$format" | grep -o 'href="[^"]*"')"
  done
  unzip -p made.docx word/_rels/document.xml.rels > links.xml
  if xmllint --noout links.xml 2>/dev/null; then echo 'links of DOCX: well-formed'; else echo 'links of DOCX: no XML'; fi
done | tee seen
diff seen - <<'T'
b=1, docx: href="https://example.com/a?b=1"
b=1, odt: href="https://example.com/a?b=1"
links of DOCX: well-formed
b=1&amp;c=2, docx: href=""
b=1&amp;c=2, odt: href="https://example.com/a?b=1&amp;c=2"
links of DOCX: no XML
T
