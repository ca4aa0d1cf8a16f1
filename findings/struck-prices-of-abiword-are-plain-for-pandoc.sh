#!/bin/sh
# A struck price in HTML, 899, made OpenDocument by AbiWord without its window and by Pandoc, and each read by Pandoc and AbiWord.
# Guess: struck, whoever wrote and read it: both know the struck text of OpenDocument.
# Seen (AbiWord 3.0.5, Pandoc 2.17.1.1): AbiWord writes the number of lines through the text (style:text-line-through-type), and reads it; Pandoc writes and reads the style of that line (style:text-line-through-style), and shows AbiWord's price as a valid one.
set -eu
packages='abiword pandoc unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '<html><body><p><s>899</s> 799</p></body></html>' > price.html
HOME=$folder abiword --to=odt -o abiword.odt price.html >/dev/null 2>&1
pandoc price.html -o pandoc.odt
for writer in abiword pandoc; do
  HOME=$folder abiword --to=html -o read.html "$writer.odt" >/dev/null 2>&1
  echo "$writer writes $(unzip -p "$writer.odt" content.xml | grep -o 'style:text-line-through-[a-z]*="[a-z]*"' | tr '\n' ' ')"
  echo "  Pandoc reads $(pandoc -f odt -t html "$writer.odt"), AbiWord $(if grep -q 'line-through">899' read.html; then echo struck; else echo plain; fi)"
done | tee seen
diff seen - <<'T'
abiword writes style:text-line-through-type="single" 
  Pandoc reads <p>899 799</p>, AbiWord struck
pandoc writes style:text-line-through-style="solid" 
  Pandoc reads <p><del>899</del> 799</p>, AbiWord struck
T
