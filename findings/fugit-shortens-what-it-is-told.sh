#!/bin/sh
# Times of jobs in words, as Fugit reads them, behind rufus-scheduler and Rails' queues: what it makes of two times a day and of intervals that fit no hour.
# Guess: what cannot be one cron line is nil or several lines, as "every month on the last day" is nil.
# Seen (Fugit 1.5.2): "every day at 9:30 and 15:45" is 9:30 alone; "every 90 minutes" is each hour, "every 36 hours" each day.
# "every 3 days" begins again each first: 31, 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-fugit; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-fugit
cd "$folder"
cat > read.rb <<'R'
require 'fugit'
['every day at 9:30', 'every day at 9:30 and 15:45', 'every 90 minutes', 'every 36 hours', 'every 3 days', 'every last friday at 9', 'every month on the last day'].each do |words|
  read = Fugit.parse(words)
  puts "#{words}: #{read.respond_to?(:to_cron_s) ? read.to_cron_s : (read ? read.class : 'nil')}"
end
R
TZ=Asia/Shanghai ruby read.rb | tee seen
diff seen - <<'T'
every day at 9:30: 30 9 * * *
every day at 9:30 and 15:45: 30 9 * * *
every 90 minutes: 0 * * * *
every 36 hours: 0 0 * * *
every 3 days: 0 0 1,4,7,10,13,16,19,22,25,28,31 * *
every last friday at 9: nil
every month on the last day: nil
T
