#!/bin/sh
# The last day of 2026 written after an example, with the gem stamp of Ruby: 2011年11月25日, 2011.11.25 and 下午3:05.
# Guess: 2026年12月31日, as with the example in dots (its README: dates are formatted after an example that people can read).
# Seen: stamp 0.6.0 writes 2011年11月25日, the example itself, as the date: it looks for the ends of words, and Chinese characters belong to words. The example in dots and the time behind 下午 are followed.
set -eu
packages='ruby-stamp'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby -rdate -rstamp -e '
  day = DateTime.new(2026, 12, 31, 15, 4)
  ["2011年11月25日", "2011年3月5日", "2011.11.25", "25/11/2011", "下午3:05"].each { |example| puts "#{example} gives #{day.stamp(example)}" }
' | tee seen
diff seen - <<'T'
2011年11月25日 gives 2011年11月25日
2011年3月5日 gives 2011年3月5日
2011.11.25 gives 2026.12.31
25/11/2011 gives 31/12/2026
下午3:05 gives 下午3:04
T
