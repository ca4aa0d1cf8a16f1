#!/bin/sh
# espeak-ng, the voice of many screen readers, reading figures of a quotation in Chinese (voice cmn), given as its phonemes.
# Guess: 1.5 has a point (点, dian), as in its English; 2026 is 二千零二十六, or digit by digit as years are read; ¥ and % have a word in Chinese.
# Seen (Debian's espeak-ng 1.51): 1.5 is read as 1 5, just as "1 5" is; 2026 without the 零, two thousand and twenty-six as 二千二十六; ¥ is not read at all, and % in English, "percent".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in espeak-ng; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' espeak-ng
cd "$folder"
for text in 1.5 '1 5' 2026 ¥99 99 50%; do
  echo "$text: $(espeak-ng -v cmn -q -x -- "$text" | tr -s ' \n' ' ' | sed 's/^ //; s/ $//')"
done | tee seen
echo "1.5 in English: $(espeak-ng -v en -q -x -- 1.5 | sed 's/^ //')" | tee -a seen
diff seen - <<'T'
1.5: ji55_| w'u214_|
1 5: j'i55_| w'u214_|
2026: @r51_| tS;h'iE55n_|_| @r51s.,i.35_|liou51_|
¥99: tS;'iou21s.i.35_|tS;,iou214_|
99: tS;'iou21s.i.35_|tS;,iou214_|
50%: w'u21s.i.35_|_| (en)p333sE11nt(cmn)_|
1.5 in English: w'0n pOInt f'aIv
T
