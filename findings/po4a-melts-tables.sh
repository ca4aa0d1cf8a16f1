#!/bin/sh
# A notice in Markdown with a table of prices, and Chinese text over two lines, taken through po4a for translation and back, with every text as it was.
# Guess: the table comes back line for line, as other blocks that po4a does not know, or as one text with its lines; Chinese lines are joined without a blank, or kept.
# Seen (po4a 0.69): the rows of the table are joined to one line, which is no table any more; with a blank between the Chinese lines, that is seen in the page. Headings and lists are kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in po4a gettext; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' po4a gettext
cd "$folder"
cat > notice.md <<'M'
# 价目

| 板 | 价 |
|----|----|
| E0 | 89 |

- 甲
- 乙

2026年1月5日起
执行。
M
po4a-updatepo -f text -o markdown -M UTF-8 -m notice.md -p notice.pot >/dev/null 2>&1
msgen -o zh.po notice.pot
po4a-translate -f text -o markdown -M UTF-8 -L UTF-8 -m notice.md -p zh.po -l back.md >/dev/null 2>&1
tee seen < back.md
diff seen - <<'T'
# 价目

| 板 | 价 | |----|----| | E0 | 89 |

- 甲
- 乙

2026年1月5日起 执行。
T
