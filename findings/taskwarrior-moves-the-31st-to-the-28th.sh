#!/bin/sh
# A monthly statement (月结) due on 31 December 2026 and each month after (recur:monthly) in Taskwarrior; the tasks that it has made by June 2027.
# Guess: on the last day of each month, or the 31st of those that have one: 31 January, 28 February, 31 March, 30 April, 31 May.
# Seen: after February it stays on the 28th: 28 March, 28 April, 28 May.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in faketime taskwarrior; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' taskwarrior
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8 TZ=Asia/Shanghai
printf 'confirmation=off\nverbose=nothing\nrecurrence.confirmation=off\n' > .taskrc
{
  faketime '2026-12-01 09:00:00' task add 月结 due:2026-12-31 recur:monthly
  faketime '2027-06-01 09:00:00' task list
} | tee seen
diff seen - <<'T'
 2   - R 2026-12-31 月结          12
 3   - R 2027-01-31 月结          12
 4   - R 2027-02-28 月结          12
 5   - R 2027-03-28 月结          12
 6   - R 2027-04-28 月结          12
 7   - R 2027-05-28 月结        10.8
 8   - R 2027-06-28 月结         2.4
T
