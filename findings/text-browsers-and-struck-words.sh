#!/bin/sh
# Text browsers, showing words struck by <del>, <s> and by the style text-decoration.
# Guess: as they mark links and pictures, they mark what is struck, or leave it out, so that nobody takes it for valid.
# Seen: w3m 0.5.3 and lynx 2.9.0dev put the words of both elements between DEL or S and brackets. elinks 0.13 and links 2.28 show them like
# any others, 最高500300万元; and so do all four what a style strikes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in w3m lynx elinks links; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' w3m lynx elinks links
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
printf '<meta charset=utf-8><p>最高<del>500</del>300万元<p>最高<s>500</s>300万元<p>最高<span style="text-decoration:line-through">500</span>300万元' > a.html
{
  w3m -dump -O utf8 a.html
  lynx -dump -assume_charset=utf-8 -display_charset=utf-8 a.html
  elinks -dump -dump-charset utf-8 a.html
  links -dump -codepage utf-8 a.html
} | sed 's/^ *//' | grep . > seen
cat seen
cat > expected <<'T'
最高[DEL:500:DEL]300万元
最高[S:500:S]300万元
最高500300万元
最高[DEL: 500 :DEL] 300万元
最高[DEL: 500 :DEL] 300万元
最高500300万元
最高500300万元
最高500300万元
最高500300万元
最高500300万元
最高500300万元
最高500300万元
T
cmp seen expected
