#!/bin/sh
# Days and times as offices in China write them, read by Ruby's Chronic, which reads what people type, and by Ruby's own Date; "now" is 29 November 2026, noon.
# Guess: Chronic reads 2026.1.5, 26-1-5 and 2026-01-05 3:30 as Date and Time do, or answers nil, as it does for 2026年1月5日.
# Seen (Chronic 0.10.5): 2026.1.5 is a moment in February 2027, 5.1.2026 one of this afternoon, 1.5 is 13:05, and 2026-01 is the 16th of January; 26-1-5 is the 26th of January 2005; and 3:30 of a day that
# is given in full is 15:30. Ruby's Date reads the first two, but 26年1月5日 is for it the 26th of this month.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-chronic; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-chronic
cd "$folder"
cat > read.rb <<'R'
require 'chronic'
require 'date'
now = Time.new(2026, 11, 29, 12)
def date(text)
  Date.parse(text).to_s
rescue Date::Error
  'error'
end
['2026/1/5', '2026.1.5', '5.1.2026', '1.5', '26-1-5', '2026-01', '2026-01-05 3:30', '2026年1月5日'].each do |text|
  puts "#{text}: #{Chronic.parse(text, now: now)&.strftime('%Y-%m-%d %H:%M') || 'nil'}, Date #{date(text)}"
end
puts "26年1月5日 is the 26th of this month: #{Date.parse('26年1月5日') == Date.new(Date.today.year, Date.today.month, 26)}"
R
TZ=Asia/Shanghai ruby read.rb | tee seen
diff seen - <<'T'
2026/1/5: 2026-01-05 12:00, Date 2026-01-05
2026.1.5: 2027-02-21 10:01, Date 2026-01-05
5.1.2026: 2026-11-29 17:34, Date 2026-01-05
1.5: 2026-11-29 13:05, Date error
26-1-5: 2005-01-26 12:00, Date 2026-01-05
2026-01: 2026-01-16 12:00, Date error
2026-01-05 3:30: 2026-01-05 15:30, Date 2026-01-05
2026年1月5日: nil, Date error
26年1月5日 is the 26th of this month: true
T
