#!/bin/sh
# A contract in LaTeX and in Texinfo, whose articles go on with the fourth (\setcounter{enumi}{3}; @enumerate 4), to HTML by HeVeA, TtH and LaTeXML, to RTF by latex2rtf, and to DocBook by makeinfo, seen by a text browser, LibreOffice and pandoc.
# Guess: 4. fourth, as in print (LaTeX's counters; Texinfo manual, @enumerate: "start with that number"); HTML has <ol start>, DocBook startingnumber.
# Seen: LaTeXML 0.8.7 and makeinfo's plain text say 4. HeVeA 2.36, TtH 4.16, latex2rtf 2.3.18 and the DocBook of makeinfo 6.8 begin again with 1; the first two say that they know no counter enumi.
set -eu
packages='hevea latex2rtf latexml libreoffice-writer pandoc texinfo tth w3m'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '\\documentclass{article}\n\\begin{document}\n\\begin{enumerate}\\setcounter{enumi}{3}\\item fourth\\end{enumerate}\n\\end{document}\n' > contract.tex
printf '\\input texinfo\n@node Top\n@top Contract\n@enumerate 4\n@item fourth\n@end enumerate\n@bye\n' > contract.texi
export HOME="$folder"
hevea -o hevea.html contract.tex >/dev/null 2>&1
tth -q < contract.tex > tth.html 2>/dev/null
latexml --quiet --dest=contract.xml contract.tex >/dev/null 2>&1
latexmlpost --quiet --format=html5 --dest=latexml.html contract.xml >/dev/null 2>&1
latex2rtf -o latex2rtf.rtf contract.tex >/dev/null 2>&1
soffice -env:UserInstallation=file://"$folder"/office --headless --convert-to html latex2rtf.rtf >/dev/null 2>&1
makeinfo --docbook -o contract.docbook contract.texi
pandoc -f docbook contract.docbook -o makeinfo.html
for name in hevea tth latexml latex2rtf makeinfo; do
  echo "$name: $(w3m -dump -T text/html $name.html | tr -s ' \n' ' ' | grep -oE '[0-9]+\. fourth')"
done | tee seen
makeinfo --plaintext contract.texi | grep -o '4\. fourth' | tee -a seen
diff seen - <<'S'
hevea: 1. fourth
tth: 1. fourth
latexml: 4. fourth
latex2rtf: 1. fourth
makeinfo: 1. fourth
4. fourth
S
