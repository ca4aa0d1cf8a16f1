#!/bin/sh
# A contract of LibreOffice as .docx, whose articles begin with the fourth, turned into text and RTF by calibre, and by pandoc.
# Guess: 4. fourth in both, as LibreOffice shows the .docx, and as calibre itself reads it, which its HTML proves.
# Seen (calibre 6.13): the text and the RTF have no number at all, fourth alone; its HTML has it. pandoc keeps it.
set -eu
packages='calibre libreoffice-writer pandoc unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
export HOME="$folder" QT_QPA_PLATFORM=offscreen
echo '<html><body><p>Contract</p><ol start="4"><li>fourth</li></ol></body></html>' > contract.html
soffice -env:UserInstallation=file://"$folder"/office --headless --convert-to docx:'MS Word 2007 XML' --infilter='HTML (StarWriter)' contract.html >/dev/null 2>&1
for ending in txt rtf htmlz; do ebook-convert contract.docx calibre.$ending >/dev/null 2>&1; done
pandoc contract.docx -t rtf -s -o pandoc.rtf
for name in calibre pandoc; do
  soffice -env:UserInstallation=file://"$folder"/office --headless --convert-to txt:Text --outdir $name $name.rtf >/dev/null 2>&1
done
{
  echo "text: $(grep fourth calibre.txt | xargs)"
  echo "RTF: $(grep fourth calibre/calibre.txt | xargs)"
  echo "HTML: $(unzip -p calibre.htmlz index.html | grep -oE 'value="4"|start="4"')"
  echo "RTF of pandoc: $(grep fourth pandoc/pandoc.txt | xargs)"
} | tee seen
diff seen - <<'S'
text: fourth
RTF: fourth
HTML: value="4"
RTF of pandoc: 4. fourth
S
