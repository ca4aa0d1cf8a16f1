#!/bin/sh
# A search in Chinese with Sphinx (ngram_len = 1, as its manual has it for Chinese), whose page shows pieces of the texts with the word that was looked for in bold (CALL SNIPPETS): 衣柜 in a text that also speaks of 大衣 and of a 柜.
# Guess: <b>衣柜</b>, where the word stands, and nothing else.
# Seen (sphinxsearch 2.2.11): each character is bold by itself, <b>衣</b><b>柜</b>, and so are 衣 of 大衣 and 柜 elsewhere. With the word in quotation marks and query_mode it is right.
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" || :; rm -rf "$folder"' EXIT
for package in mariadb-client sphinxsearch; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' sphinxsearch
cd "$folder"
cat > sphinx.conf <<C
source offers
{
  type = xmlpipe2
  xmlpipe_command = cat $folder/offers.xml
  xmlpipe_field = text
}
index offers
{
  source = offers
  path = $folder/offers
  ngram_len = 1
  ngram_chars = U+3000..U+2FA1F
}
searchd
{
  listen = $folder/socket:mysql41
  log = $folder/log
  pid_file = $folder/pid
  binlog_path =
}
C
cat > offers.xml <<'X'
<?xml version="1.0" encoding="utf-8"?>
<sphinx:docset xmlns:sphinx="sphinx"><sphinx:document id="1"><text>定制衣柜</text></sphinx:document></sphinx:docset>
X
indexer --quiet -c sphinx.conf offers
searchd -c sphinx.conf >/dev/null 2>&1
server=$(cat pid)
{
  for words in "'衣柜'" "'\"衣柜\"'" "'\"衣柜\"', 1 AS query_mode"; do
    printf '%s: ' "$words"
    mariadb --socket=socket --default-character-set=utf8 -N -B -e "CALL SNIPPETS('衣柜门板厚18mm，大衣挂在柜里', 'offers', $words)"
  done
} | tee seen
diff seen - <<'T'
'衣柜': <b>衣</b><b>柜</b>门板厚18mm，大<b>衣</b>挂在<b>柜</b>里
'"衣柜"': <b>衣</b><b>柜</b>门板厚18mm，大<b>衣</b>挂在<b>柜</b>里
'"衣柜"', 1 AS query_mode: <b>衣柜</b>门板厚18mm，大衣挂在柜里
T
