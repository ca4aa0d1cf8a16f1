#!/bin/sh
# A policy text under git, in which 三百万元 became 五百万元, compared word by word with --word-diff-regex, as a job without a locale (LC_ALL=C, cron's and most containers') runs it.
# Guess: the change is shown as in a terminal; at worst the whole sentence is shown as changed.
# Seen (git 2.39): with \w or [[:alnum:]] nothing is marked: the new text stands there as if it had always been so, since Chinese is no word there and counts as blank. With . characters are cut in two. In
# C.UTF-8 each shows [-三-]{+五+}.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in git; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' git
cd "$folder"
git init -q .
echo 最高三百万元 > policy.txt
git add policy.txt
echo 最高五百万元 > policy.txt
for locale in C.UTF-8 C; do
  for pattern in '\w' '[[:alnum:]]' .; do
    shown=$(LC_ALL=$locale git diff --word-diff=plain --word-diff-regex="$pattern" | tail -n 1)
    printf '%s' "$shown" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1 || shown='no UTF-8'
    echo "$locale $pattern $shown"
  done
done | tee seen
diff seen - <<'T'
C.UTF-8 \w 最高[-三-]{+五+}百万元
C.UTF-8 [[:alnum:]] 最高[-三-]{+五+}百万元
C.UTF-8 . 最高[-三-]{+五+}百万元
C \w 最高五百万元
C [[:alnum:]] 最高五百万元
C . no UTF-8
T
