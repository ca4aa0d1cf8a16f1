#!/bin/sh
# Times of delivery as durations of ISO 8601 with a fraction (half a day, half an hour, a week and a half), read by Ruby's iso8601 and by Active Support.
# Guess: 43200, 1800, 907200 seconds and so on (ISO 8601:2004, 4.4.3.2: the last component may have a decimal fraction).
# Seen: so for Active Support 6.1. iso8601 0.13.0 reads fractions of hours, minutes, seconds and weeks, and knows no pattern for those of days and years.
set -eu
packages='ruby-iso8601 ruby-activesupport'
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
require 'active_support/duration'
require 'iso8601'
%w[P0.5D P0,5D P0.5Y PT0.5H PT1.5M P1.5W].each do |text|
  own = begin
    ISO8601::Duration.new(text).to_seconds.to_i
  rescue ISO8601::Errors::StandardError => e
    e.message
  end
  puts "#{text}: iso8601 #{own}, Active Support #{ActiveSupport::Duration.parse(text).to_i}"
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
P0.5D: iso8601 Unknown pattern P0.5D, Active Support 43200
P0,5D: iso8601 Unknown pattern P0,5D, Active Support 43200
P0.5Y: iso8601 Unknown pattern P0.5Y, Active Support 15778476
PT0.5H: iso8601 1800, Active Support 1800
PT1.5M: iso8601 90, Active Support 90
P1.5W: iso8601 907200, Active Support 907200
T
