#!/bin/sh
# How SQLite's full-text index reads Chinese whose characters are CJK radicals, as text copied from a PDF has them.
#
# Guess, before running: the tokenizer unicode61 takes a radical such as U+2ED3 or U+2FA7 for a letter, as it takes the
# character that looks the same (U+957F), so that both texts are one token, if not the same.
# Behaviour: radicals are symbols (category So), not letters: unicode61 treats them as separators. They are in no token, and
# a word with one in its middle falls apart; a word of radicals alone leaves nothing to find, not even by itself. The
# tokenizer trigram keeps them, but as other characters. Whoever indexes such texts has to map them first.
# Seen with SQLite 3.40.1: "长期风险" is one token, "⻓期⻛险" the tokens 期 and 险, "⾧⾵" none.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
command -v sqlite3 >/dev/null || { apt-get update && apt-get install -y sqlite3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' sqlite3
sqlite3 "$dir/index.db" > "$dir/tokens.txt" <<'SQL'
create virtual table "page" using fts5("text", tokenize = 'unicode61');
insert into "page" values ('长期风险'), ('⻓期⻛险'), ('⾧⾵');
create virtual table "token" using fts5vocab("page", 'instance');
select doc || ' ' || term from "token" order by doc, "offset";
SQL
cat "$dir/tokens.txt"
printf '1 长期风险\n2 期\n2 险\n' | cmp -s - "$dir/tokens.txt" || { echo "the tokenizer reads radicals in another way now"; exit 1; }
