#!/bin/sh
# Tasks of an order in Taskwarrior, asked for by a whole word (description.word:…, "must contain the whole word"): 门板 (doors) in a description that has nothing else, in one where blanks stand around it, and the same with "board".
# Guess: those with 门板 as a word of its own are found, as with board.
# Seen: none with 门板 is found, not even the one that is 门板 and nothing else. board is found in both. (description.has finds all.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s taskwarrior >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends taskwarrior; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' taskwarrior
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
printf 'confirmation=off\nverbose=nothing\n' > .taskrc
for text in 门板 '甲 门板 乙' board 'a board b'; do task add "$text"; done
{
  for word in 门板 board; do
    echo "word $word: $(task description.word:$word count), has $word: $(task description.has:$word count)"
  done
} | tee seen
diff seen - <<'T'
word 门板: 0, has 门板: 2
word board: 2, has board: 2
T
