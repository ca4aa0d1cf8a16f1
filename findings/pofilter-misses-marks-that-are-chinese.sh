#!/bin/sh
# Translations of a shop's texts into Chinese as translators write them, with the brackets, quotation marks, dots and full stops of Chinese, looked over by pofilter with --language=zh_CN, for which the toolkit has rules of Chinese.
# Guess: no complaints: （） for (), “” for "", …… for ..., and 。 behind an address are what they should be, and 一万 is 10 thousand.
# Seen (translate-toolkit 3.8.4): 。, ， and ： for their like pass, and so do 600×400 and 吗？. Brackets are "missing", quotation marks "different", …… is another end, and makes one sentence of two; an address before 。 is a different address, and 一万 another number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s translate-toolkit >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends translate-toolkit; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit
cd "$folder"
{
  printf 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: zh_CN\\n"\n'
  while IFS='|' read -r english chinese; do
    printf '\nmsgid "%s"\nmsgstr "%s"\n' "$english" "$chinese"
  done <<'L'
Price: 1,299.50 yuan per board.|单价：每张1,299.50元。
Do you want a wardrobe? See our list.|需要衣柜吗？请看清单。
Size: 600x400x18 mm|尺寸：600×400×18 mm
Please call us (Mon-Fri).|请来电（周一至周五）。
Doors in \"White oak\", 18 mm|门板用“白橡”，18 mm
E0 grade...|E0级……
The plan is at https://example.com/a.|图纸见 https://example.com/a。
Over 10 thousand boards|一万多张板材
L
} > shop.po
LC_ALL=C.UTF-8 pofilter --language=zh_CN shop.po 2>/dev/null | grep -E '^# \(pofilter\)|^msgstr "[^"]' | tee seen
diff seen - <<'T'
# (pofilter) brackets: Missing '(', ')'
msgstr "请来电（周一至周五）。"
# (pofilter) doublequoting: Different quotation marks
msgstr "门板用“白橡”，18 mm"
# (pofilter) endpunc: Different punctuation at the end
# (pofilter) sentencecount: Different number of sentences: 1 ≠ 2
msgstr "E0级……"
# (pofilter) urls: Different URLs
msgstr "图纸见 https://example.com/a。"
# (pofilter) numbers: Different numbers
msgstr "一万多张板材"
T
