#!/bin/sh
# Lines of an order that are plain texts, "[[柜]]", "==合计==", "^2^", "|橡木|" and '''价''', written by Pandoc from HTML for the wikis DokuWiki and MediaWiki and read again by Pandoc; and for Muse, of Emacs.
# Guess: the same plain texts; Pandoc escapes what is a sign of the format, as it does for Markdown.
# Seen (Pandoc 2.17.1.1): written bare: a link, a heading, a row of a table, words in code or bold; Muse holds all five.
set -eu
packages='pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
{
  while read -r text; do
    for format in dokuwiki mediawiki muse; do
      printf '<p>%s</p>' "$text" | pandoc -f html -t "$format" > written
      read=$(pandoc -f "$format" -t html written | tr -d '\n')
      [ "$read" = "<p>$text</p>" ] && read=same
      echo "$text in $format: $read" | cut -c 1-90
    done
  done
} > seen <<'L'
[[柜]]
==合计==
^2^
|橡木|
'''价'''
L
cat seen
diff seen - <<'T'
[[柜]] in dokuwiki: <p><a href="柜">柜</a></p>
[[柜]] in mediawiki: <p><a href="柜" title="wikilink">柜</a></p>
[[柜]] in muse: same
==合计== in dokuwiki: <h5 id="合计">合计</h5>
==合计== in mediawiki: <h2 id="合计">合计</h2>
==合计== in muse: same
^2^ in dokuwiki: <table><thead><tr class="header"><th>2</th></tr></thead><tbody></tbody></
^2^ in mediawiki: same
^2^ in muse: same
|橡木| in dokuwiki: <table><tbody><tr class="odd"><td>橡木</td></tr></tbody></table>
|橡木| in mediawiki: same
|橡木| in muse: same
'''价''' in dokuwiki: <p><code>'价</code>'</p>
'''价''' in mediawiki: <p><strong>价</strong></p>
'''价''' in muse: same
T
