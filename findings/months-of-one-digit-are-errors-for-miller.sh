#!/bin/sh
# Dates with months and days of one digit, 2026年3月1日 and 2026-3-1, read by strptime of Miller; of Python, PHP and Perl beside it.
# Guess: 1 March 2026 each time: for %m and %d "leading zeros are permitted but not required" (POSIX, strptime).
# Seen: Miller 6.6 reads 2026年03月01日 and the others with two digits, and calls each of these an error. The others read all.
set -eu
packages='libdatetime-format-strptime-perl miller php-cli python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
read_date() {
  echo "$1"
  echo "  Miller $(mlr -n put "end { print sec2gmtdate(strptime(\"$1\", \"$2\")) }")"
  /usr/bin/python3 -c 'import sys, datetime; print("  Python", datetime.datetime.strptime(*sys.argv[1:]).date())' "$1" "$2"
  perl -CSA -MDateTime::Format::Strptime -e 'print "  Perl ", DateTime::Format::Strptime->new(pattern => $ARGV[1])->parse_datetime($ARGV[0])->ymd, "\n"' "$1" "$2"
  php -r 'echo "  PHP ", DateTime::createFromFormat(strtr($argv[2], ["%Y" => "Y", "%m" => "n", "%d" => "j"]), $argv[1])->format("Y-m-d"), "\n";' "$1" "$2"
}
{
  read_date 2026年03月01日 %Y年%m月%d日
  read_date 2026年3月1日 %Y年%m月%d日
  read_date 2026-3-1 %Y-%m-%d
} | tee seen
diff seen - <<'T'
2026年03月01日
  Miller 2026-03-01
  Python 2026-03-01
  Perl 2026-03-01
  PHP 2026-03-01
2026年3月1日
  Miller (error)
  Python 2026-03-01
  Perl 2026-03-01
  PHP 2026-03-01
2026-3-1
  Miller (error)
  Python 2026-03-01
  Perl 2026-03-01
  PHP 2026-03-01
T
