#!/bin/sh
# Jobs of a crontab in /etc/cron.d, taken over by systemd-cron, which makes timers of them and says that it is for those who have crontabs: each Friday to Sunday (5-7), the first of the month or a Monday (1 * 1),
# Saturday and Sunday (6,0), Sunday to Tuesday.
# Guess: Fri..Sun; on the first and on Mondays, as cron runs a job when either of the two fields matches (crontab(5)).
# Seen: systemd-cron 1.15.19 makes a timer for every day of 5-7, as it makes no list of it (OnCalendar= *-*-*); of 1 * 1 one for those firsts that are Mondays, one in 2026; 6,0 and sun-tue are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in systemd-cron util-linux; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' systemd-cron util-linux
cd "$folder"
mkdir jobs out
cat > jobs/portal <<'C'
0 9 * * 5-7 root echo a
0 9 * * 6,0 root echo b
0 9 * * sun-tue root echo c
0 9 1 * 1 root echo d
0 9 1 * * root echo e
C
unshare -m sh -c "mount --bind '$folder/jobs' /etc/cron.d && /lib/systemd/system-generators/systemd-crontab-generator '$folder/out' '$folder/out' '$folder/out'" 2>said
for timer in out/cron-portal-root-?.timer; do
  calendar=$(sed -n 's/^OnCalendar= *//p' "$timer")
  echo "$(sed -n 's/^Description=.*"\(.*\) root .*/\1/p' "$timer"): OnCalendar=$calendar, the next three after 1 January 2026: $(systemd-analyze calendar --base-time='2026-01-01 00:00:00 UTC' --iterations=3 "$calendar" 2>&1 | sed -n 's/.*: \([A-Z][a-z][a-z] 20[0-9-]*\) 09:00:00.*/\1/p' | paste -sd, | sed 's/,/, /g')"
done | tee seen
diff seen - <<'T'
0 9 * * 5-7: OnCalendar=*-*-* 9:0:00, the next three after 1 January 2026: Thu 2026-01-01, Fri 2026-01-02, Sat 2026-01-03
0 9 * * 6,0: OnCalendar=Sun,Sat *-*-* 9:0:00, the next three after 1 January 2026: Sat 2026-01-03, Sun 2026-01-04, Sat 2026-01-10
0 9 * * sun-tue: OnCalendar=Sun,Mon,Tue *-*-* 9:0:00, the next three after 1 January 2026: Sun 2026-01-04, Mon 2026-01-05, Tue 2026-01-06
0 9 1 * 1: OnCalendar=Mon *-*-1 9:0:00, the next three after 1 January 2026: Mon 2026-06-01, Mon 2027-02-01, Mon 2027-03-01
0 9 1 * *: OnCalendar=*-*-1 9:0:00, the next three after 1 January 2026: Thu 2026-01-01, Sun 2026-02-01, Sun 2026-03-01
T
