#!/bin/sh
# Lines of a notice that are no lists: "2026. 门板", "- 899", "# 门板", "* 备注", "a) 侧板", "[[衣柜]]"; put by Pandoc from HTML into five markups and made pages by their own programs (docutils, Emacs' Org, Asciidoctor, RedCloth, and cmark-gfm for CommonMark).
# Guess: the six lines as they were: writers escape what would be a mark at a line's beginning, as Pandoc does for CommonMark.
# Seen: CommonMark alone keeps all six. docutils, Org, Asciidoctor and RedCloth make three, five, four and one of them something else: lists and headings, and nothing at all of "# 门板" in Org (a comment) and of [[衣柜]] in Asciidoctor (an anchor).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in asciidoctor cmark-gfm emacs-nox pandoc python3-docutils python3-lxml ruby-redcloth; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' asciidoctor cmark-gfm emacs-nox pandoc python3-docutils python3-lxml ruby-redcloth
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
printf '<p>2026. 门板</p><p>- 899</p><p># 门板</p><p>* 备注</p><p>a) 侧板</p><p>[[衣柜]]</p>\n' > text.html
for markup in rst org asciidoc textile commonmark; do pandoc -f html -t $markup text.html > text.$markup; done
cat > kept.py <<'P'
import sys
import lxml.html
page = lxml.html.fromstring(sys.stdin.buffer.read(), parser=lxml.html.HTMLParser(encoding='utf-8'))
texts = [' '.join(part.text_content().split()) for part in page.iter('p')]
print(sys.argv[1], *('%s %s,' % (line, 'kept' if line in texts else 'is another') for line in ('2026. 门板', '- 899', '# 门板', '* 备注', 'a) 侧板', '[[衣柜]]')))
P
{
  rst2html text.rst 2>/dev/null | /usr/bin/python3 kept.py docutils
  emacs --batch --eval '(progn (require (quote ox-html)) (setq org-export-with-broken-links t) (find-file "text.org") (org-export-to-file (quote html) "org.html" nil nil nil t))' 2>/dev/null && /usr/bin/python3 kept.py Org < org.html
  asciidoctor -s -o - text.asciidoc 2>/dev/null | /usr/bin/python3 kept.py Asciidoctor
  ruby -rredcloth -e 'puts RedCloth.new(STDIN.read).to_html' < text.textile | /usr/bin/python3 kept.py RedCloth
  cmark-gfm text.commonmark | /usr/bin/python3 kept.py cmark-gfm
} | tee seen
diff seen - <<'T'
docutils 2026. 门板 is another, - 899 is another, # 门板 kept, * 备注 kept, a) 侧板 is another, [[衣柜]] kept,
Org 2026. 门板 is another, - 899 is another, # 门板 is another, * 备注 is another, a) 侧板 kept, [[衣柜]] is another,
Asciidoctor 2026. 门板 kept, - 899 is another, # 门板 is another, * 备注 is another, a) 侧板 kept, [[衣柜]] is another,
RedCloth 2026. 门板 kept, - 899 kept, # 门板 is another, * 备注 kept, a) 侧板 kept, [[衣柜]] kept,
cmark-gfm 2026. 门板 kept, - 899 kept, # 门板 kept, * 备注 kept, a) 侧板 kept, [[衣柜]] kept,
T
