#!/bin/sh
# The last working day of each month (BYDAY of five days with BYSETPOS=-1), as calendars write it, read by Ruby's ice_cube; and its schedules in words, in a job without ActiveSupport and on a site in Chinese.
# Guess: the last working day, or an error, as for BYWEEKNO ("Invalid rule validation type"); words in English where there is no translation.
# Seen (ice_cube 0.16.4): BYSETPOS is left out without a word, so that it comes on every working day. Words end with a NoMethodError without ActiveSupport where i18n is installed, and with a TypeError in zh-CN. A rule folded over two lines is
# refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-ice-cube ruby-activesupport ruby-i18n; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-ice-cube ruby-activesupport ruby-i18n
cd "$folder"
cat > rule.rb <<'R'
require 'active_support/all' if ARGV.include?('rails')
require 'ice_cube'
def say(name)
  puts "#{name}: #{yield}"
rescue StandardError => error
  puts "#{name}: #{error.class}"
end
schedule = IceCube::Schedule.new(Time.utc(2026, 1, 5, 9))
schedule.add_recurrence_rule(IceCube::Rule.from_ical('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'))
say('days') { schedule.first(3).map { |day| day.strftime('%a %-d %b') }.join(', ') }
say('BYWEEKNO') { IceCube::Rule.from_ical('FREQ=YEARLY;BYWEEKNO=20') }
say('folded') { IceCube::Schedule.from_ical("DTSTART:20260105T010000Z\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU;\r\n COUNT=3").first(2).size }
say('words') { schedule.to_s }
if ARGV.include?('rails')
  I18n.available_locales = [:en, :'zh-CN']
  I18n.locale = :'zh-CN'
  say('words in zh-CN') { schedule.to_s }
end
R
for with in plain rails; do echo "$with"; ruby -W0 rule.rb $with; done | tee seen
diff seen - <<'T'
plain
days: Mon 5 Jan, Tue 6 Jan, Wed 7 Jan
BYWEEKNO: ArgumentError
folded: ArgumentError
words: NoMethodError
rails
days: Mon 5 Jan, Tue 6 Jan, Wed 7 Jan
BYWEEKNO: ArgumentError
folded: ArgumentError
words: Monthly on Weekdays
words in zh-CN: TypeError
T
