#!/bin/sh
# A manual in Markdown with Chinese headings, two of them the same (门板 of wardrobes and of kitchens), for links from elsewhere; the anchors that the programs of Debian make, and again when a heading has come in before.
# Guess: anchors with the words, the second 门板 with a number behind; a heading that comes in changes no other anchor.
# Seen: pandoc and asciidoctor do so. discount 2.2.7 gives both 门板 the same anchor, so that its own table of contents leads to the first. lowdown 1.0.0 leaves out what is not ASCII: section, section-1, section-2, by their
# order, and links to 铰链 lead to another heading once one has come in before it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in discount lowdown asciidoctor pandoc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' discount lowdown asciidoctor pandoc
cd "$folder"
export LC_ALL=C.UTF-8
printf '# 柜体\n\n## 门板\n\n## 铰链\n\n## 门板\n' > first.md
printf '# 柜体\n\n## 背板\n\n## 门板\n\n## 铰链\n\n## 门板\n' > second.md
show() { sed -n 's/.*\(id\|name\)="\([^"]*\)".*/\2/p' | paste -sd' '; }
{
  for version in first second; do
    echo "$version, pandoc: $(pandoc "$version.md" | show)"
    echo "$version, asciidoctor: $(sed 's/^# /= x\n\n== /;s/^## /=== /' "$version.md" | asciidoctor -e -o - - 2>said | show)"
    echo "$version, discount: $(markdown -f toc "$version.md" | show)"
    echo "$version, lowdown: $(lowdown -Thtml "$version.md" | show)"
  done
  markdown -f toc -T first.md | grep -c 'href="#L-e9--97--a8--e6--9d--bf-"'
} | tee seen
diff seen - <<'T'
first, pandoc: 柜体 门板 铰链 门板-1
first, asciidoctor: _柜体 _门板 _铰链 _门板_2
first, discount: L-e6--9f--9c--e4--bd--93- L-e9--97--a8--e6--9d--bf- L-e9--93--b0--e9--93--be- L-e9--97--a8--e6--9d--bf-
first, lowdown: section section-1 section-2 section-3
second, pandoc: 柜体 背板 门板 铰链 门板-1
second, asciidoctor: _柜体 _背板 _门板 _铰链 _门板_2
second, discount: L-e6--9f--9c--e4--bd--93- L-e8--83--8c--e6--9d--bf- L-e9--97--a8--e6--9d--bf- L-e9--93--b0--e9--93--be- L-e9--97--a8--e6--9d--bf-
second, lowdown: section section-1 section-2 section-3 section-4
2
T
