#!/bin/sh
# Times of work in words and with thousands, read by Ruby's chronic_duration (gitlab_chronic_duration of Debian).
# Guess: half an hour 1800 seconds and 1,280 hours 4608000, or nil, as its manual has it for what cannot be read.
# Seen (0.10.6): half an hour is an hour, an hour and a half is an hour and two seconds, 1,280 hours are 280 hours. 1.5 hours and 1280 hours are right.
set -eu
dpkg -s ruby-chronic-duration >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ruby-chronic-duration; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-chronic-duration
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'gitlab_chronic_duration'
['1.5 hours', 'half an hour', 'an hour and a half', '1280 hours', '1,280 hours', 'two hours and thirty minutes'].each do |text|
  seconds = ChronicDuration.parse(text)
  puts "#{text}: #{seconds.inspect}, #{seconds && ChronicDuration.output(seconds, format: :long, limit_to_hours: true)}"
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
1.5 hours: 5400.0, 1 hour 30 minutes
half an hour: 3600, 1 hour
an hour and a half: 3602, 1 hour 2 seconds
1280 hours: 4608000, 1280 hours
1,280 hours: 1008000, 280 hours
two hours and thirty minutes: 9000, 2 hours 30 minutes
T
