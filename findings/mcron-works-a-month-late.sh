#!/bin/sh
# Lines of crontabs whose month is a number or a name, as mcron takes them ("vixie"), and when it says that it will run them, from now on, in the order of the year.
# Guess: as with every cron, month 1 or jan is January, 12 December.
# Seen (mcron 1.0.8): jan is January. 1 is February, 6 July, 11 December, 12 January of the next year, 29 2 the 29th of March, every year; 1,7 February and August. Without a month, or with steps of all (*/3), the months are right.
set -eu
dpkg -s mcron >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends mcron; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' mcron
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export XDG_CACHE_HOME="$folder" TZ=Asia/Shanghai LC_ALL=C
# The months of the next runs, in the order of the year.
months() {
  echo "$1 echo remind" | timeout 60 mcron -i vixie -s "$2" - 2>/dev/null | sed -n 's/^[A-Z][a-z][a-z] \([A-Z][a-z][a-z]\) *\([0-9]*\) \([0-9:]*\) .*/\1 \2 \3/p' | sort -u | sort -M | tr '\n' ',' | sed 's/,$//; s/,/, /g'
}
{
  echo "0 9 1 jan *: $(months '0 9 1 jan *' 3)"
  echo "0 9 1 1 *: $(months '0 9 1 1 *' 3)"
  echo "0 9 1 jan,jul *: $(months '0 9 1 jan,jul *' 4)"
  echo "0 9 1 1,7 *: $(months '0 9 1 1,7 *' 4)"
  echo "0 9 30 6 *: $(months '0 9 30 6 *' 3)"
  echo "0 9 29 2 *: $(months '0 9 29 2 *' 3)"
  echo "0 9 1 12 *: $(months '0 9 1 12 *' 3)"
  echo "0 9 1 */3 *: $(months '0 9 1 */3 *' 8)"
} | tee seen
diff seen - <<'T'
0 9 1 jan *: Jan 1 09:00:00
0 9 1 1 *: Feb 1 09:00:00
0 9 1 jan,jul *: Jan 1 09:00:00, Jul 1 09:00:00
0 9 1 1,7 *: Feb 1 09:00:00, Aug 1 09:00:00
0 9 30 6 *: Jul 30 09:00:00
0 9 29 2 *: Mar 29 09:00:00
0 9 1 12 *: Jan 1 09:00:00
0 9 1 */3 *: Jan 1 09:00:00, Apr 1 09:00:00, Jul 1 09:00:00, Oct 1 09:00:00
T
