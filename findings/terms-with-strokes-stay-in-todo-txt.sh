#!/bin/sh
# A term with a stroke, 18/25mm, taken out of a task by "del 1 TERM" of todo.txt; other terms and "replace" beside it.
# Guess: the term goes and the rest stays: its help says "Deletes only the TERM from the task", and no sign of a term is named as special.
# Seen: todo.txt 2.11 passes the term into sed as it is: with a stroke sed fails and the task stays; with 1.5 the word 1x5 goes too. "replace" takes strokes.
set -eu
packages='todotxt-cli'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'export TODO_DIR=%s\nexport TODO_FILE=%s/todo.txt DONE_FILE=%s/done.txt REPORT_FILE=%s/report.txt\n' "$folder" "$folder" "$folder" "$folder" > config
todo() { todo-txt -d config -p -f "$@" 2>&1; }
{
  for term in 白色 18/25mm 1.5; do
    echo '量尺 白色 板 1x5 1.5 米 18/25mm' > todo.txt
    echo "$term"
    todo del 1 "$term" || true
  done
  echo '量尺' > todo.txt
  todo replace 1 '量尺 18/25mm'
} | tee seen
diff seen - <<'T'
白色
1 量尺 白色 板 1x5 1.5 米 18/25mm
TODO: Removed '白色' from task.
1 量尺 板 1x5 1.5 米 18/25mm
18/25mm
sed: -e expression #1, char 32: unknown option to `s'
1 量尺 白色 板 1x5 1.5 米 18/25mm
TODO: '18/25mm' not found; no removal done.
1.5
1 量尺 白色 板 1x5 1.5 米 18/25mm
TODO: Removed '1.5' from task.
1 量尺 白色 板 米 18/25mm
1 量尺
TODO: Replaced task with:
1 量尺 18/25mm
T
