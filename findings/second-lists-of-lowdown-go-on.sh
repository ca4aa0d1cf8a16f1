#!/bin/sh
# Terms of an order in Markdown: two goods as 1. and 2., and under them two steps as 1) and 2), made pages by cmark-gfm, pandoc, kramdown and lowdown; how many lists there are, and with what number each point is shown.
# Guess: two lists, 1 2 and 1 2, as CommonMark has it (another mark behind the number begins another list), or the second no list at all.
# Seen (lowdown 1.0.0): one list of four, so that step 1) is point 3 and step 2) point 4. cmark-gfm 0.29 and pandoc 2.17 have two; kramdown 2.4.0 leaves 1) and 2) as a text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in cmark-gfm lowdown pandoc python3-lxml ruby-kramdown; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cmark-gfm lowdown pandoc ruby-kramdown
cd "$folder"
printf '1. 门板\n2. 侧板\n\n1) 量尺\n2) 安装\n' > terms.md
cat > number.py <<'P'
import sys
import lxml.html
page = lxml.html.fromstring('<div>%s</div>' % sys.stdin.buffer.read().decode('utf-8'))
lists = [', '.join('%d %s' % (number, point.text_content().strip()) for number, point in enumerate(one.findall('li'), int(one.get('start', 1)))) for one in page.iter('ol')]
print('%s: %s%s' % (sys.argv[1], ' | '.join(lists), ''.join(' | text ' + ' '.join(text.text_content().split()) for text in page.findall('p'))))
P
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
{
  cmark-gfm terms.md | /usr/bin/python3 number.py cmark-gfm
  pandoc -f commonmark -t html terms.md | /usr/bin/python3 number.py pandoc
  ruby -rkramdown -e 'puts Kramdown::Document.new(File.read("terms.md")).to_html' | /usr/bin/python3 number.py kramdown
  lowdown terms.md | /usr/bin/python3 number.py lowdown
} | tee seen
diff seen - <<'T'
cmark-gfm: 1 门板, 2 侧板 | 1 量尺, 2 安装
pandoc: 1 门板, 2 侧板 | 1 量尺, 2 安装
kramdown: 1 门板, 2 侧板 | text 1) 量尺 2) 安装
lowdown: 1 门板, 2 侧板, 3 量尺, 4 安装
T
