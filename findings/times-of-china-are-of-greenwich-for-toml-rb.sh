#!/bin/sh
# The time of a delivery, 9:30 of 5 January 2026 in China, as Ruby's Time, written in TOML by toml-rb, and by TOML::Tiny of Perl and python3-toml from their own times; read by tomllib of Python.
# Guess: the same moment, as 09:30:00+08:00 or 01:30:00Z (TOML, offset date-time).
# Seen: Perl and Python write 09:30:00+08:00. toml-rb of Debian 12 writes 09:30:00Z, eight hours late, and reads that back as 9:30 of Greenwich; what others write with an offset it reads right.
set -eu
packages='libdatetime-perl libtoml-tiny-perl python3-toml ruby-toml-rb'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby -rtoml-rb -e 'print TomlRB.dump("delivery" => Time.new(2026, 1, 5, 9, 30, 0, "+08:00"))' > toml-rb.toml
perl -MTOML::Tiny=to_toml -MDateTime -e 'print to_toml({ delivery => DateTime->new(year => 2026, month => 1, day => 5, hour => 9, minute => 30, time_zone => "+0800") })' > TOML-Tiny.toml
/usr/bin/python3 -c "
import datetime, toml
china = datetime.timezone(datetime.timedelta(hours=8))
toml.dump({'delivery': datetime.datetime(2026, 1, 5, 9, 30, tzinfo=china)}, open('python3-toml.toml', 'w'))
"
for file in toml-rb TOML-Tiny python3-toml; do
  /usr/bin/python3 -c "
import datetime, tomllib
read = tomllib.load(open('$file.toml', 'rb'))['delivery']
print('$file:', read.astimezone(datetime.timezone(datetime.timedelta(hours=8))).isoformat())
"
  ruby -rtoml-rb -e 'puts "  toml-rb reads #{TomlRB.load_file(ARGV[0])["delivery"].getlocal("+08:00")}"' "$file.toml"
done | tee seen
diff seen - <<'T'
toml-rb: 2026-01-05T17:30:00+08:00
  toml-rb reads 2026-01-05 17:30:00 +0800
TOML-Tiny: 2026-01-05T09:30:00+08:00
  toml-rb reads 2026-01-05 09:30:00 +0800
python3-toml: 2026-01-05T09:30:00+08:00
  toml-rb reads 2026-01-05 09:30:00 +0800
T
