#!/bin/sh
# Notes on boards, indexed by Recoll as it is set up: 侧板厚18mm，长2.5米; 编号AB18的板; 电话0757-83880000, as Chinese is written, without blanks; and the same with blanks; asked for 18mm, 2.5, AB18 and 83880000.
# Guess: each is found in both, as Recoll splits at the change of writing, and 侧板 and 编号 are found in both.
# Seen: recoll 1.34.3 finds 18mm, 2.5 and 83880000 with blanks only: behind a Chinese character what begins with a digit is no word of its own; 厚18mm finds it. AB18, which begins with a letter, is found in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s recollcmd >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends recollcmd; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' recollcmd
cd "$folder"
export LC_ALL=C.UTF-8
mkdir notes conf
printf '侧板厚18mm，长2.5米，编号AB18的板，电话83880000转1' > notes/chinese.txt
printf '侧板厚 18mm ，长 2.5 米，编号 AB18 的板，电话 83880000 转 1' > notes/blanks.txt
echo "topdirs = $folder/notes" > conf/recoll.conf
recollindex -c "$folder/conf" >said 2>&1 || :
for words in 侧板 编号 18mm 2.5 AB18 83880000 厚18mm 编号AB18; do
  echo "$words: $(recollq -c "$folder/conf" -b "$words" 2>said | sed 's:.*/::' | sort | paste -sd' ')"
done | tee seen
diff seen - <<'T'
侧板: blanks.txt chinese.txt
编号: blanks.txt chinese.txt
18mm: blanks.txt
2.5: blanks.txt
AB18: blanks.txt chinese.txt
83880000: blanks.txt
厚18mm: chinese.txt
编号AB18: blanks.txt chinese.txt
T
