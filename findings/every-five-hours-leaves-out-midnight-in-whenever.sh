#!/bin/sh
# Jobs each five hours, and others, written for cron by Ruby's whenever.
# Guess: 0 0,5,10,15,20 * * *, as */5 of cron does, and as it writes 0 0,4,8,12,16,20 for four; for 14 days an error, as cron cannot tell that.
# Seen (1.0.0): what divides the day begins at 0, what does not begins one step later: for five hours midnight is left out, and nine hours pass from 20 to 5; 45 minutes run once an hour. 14 days are the 1st and the 15th.
set -eu
packages='ruby-whenever ruby-activesupport'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'active_support'
require 'active_support/core_ext/integer/time'
require 'active_support/core_ext/numeric/time'
require 'whenever'
[4.hours, 5.hours, 7.hours, 20.minutes, 25.minutes, 45.minutes, 14.days].each do |time|
  puts "#{time.inspect}: #{Whenever::Output::Cron.new(time, nil, nil, {}).time_in_cron_syntax}"
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
4 hours: 0 0,4,8,12,16,20 * * *
5 hours: 0 5,10,15,20 * * *
7 hours: 0 7,14,21 * * *
20 minutes: 0,20,40 * * * *
25 minutes: 25,50 * * * *
45 minutes: 45 * * * *
14 days: 0 0 1,15 * *
T
