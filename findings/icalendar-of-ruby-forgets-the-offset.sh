#!/bin/sh
# An appointment at 9:30 in China, given to Ruby's icalendar as a DateTime and as a Time with +08:00, and read by a calendar in another zone.
# Guess: it is written in UTC or with its offset's zone, as the moment is known; or a zone is asked for.
# Seen (icalendar 2.8.0): DTSTART:20260105T093000, "floating", which is 9:30 wherever it is read: in Ho Chi Minh City an hour too late, in Berlin seven. Of a Time in UTC the Z is missing,
# too, so that it is eight hours early in China. Only with a zone by name (tzid) it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-icalendar; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-icalendar
cd "$folder"
cat > write.rb <<'R'
require 'icalendar'
{
  'DateTime +08:00' => DateTime.new(2026, 1, 5, 9, 30, 0, '+8'),
  'Time +08:00' => Time.new(2026, 1, 5, 9, 30, 0, '+08:00'),
  'Time UTC' => Time.utc(2026, 1, 5, 1, 30),
  'with tzid' => Icalendar::Values::DateTime.new(DateTime.new(2026, 1, 5, 9, 30), 'tzid' => 'Asia/Shanghai')
}.each do |name, moment|
  calendar = Icalendar::Calendar.new
  calendar.event { |event| event.dtstart = moment }
  puts "#{name}: #{calendar.to_ical[/DTSTART.*/].strip}"
end
R
ruby write.rb | tee seen
diff seen - <<'T'
DateTime +08:00: DTSTART:20260105T093000
Time +08:00: DTSTART:20260105T093000
Time UTC: DTSTART:20260105T013000
with tzid: DTSTART;TZID=Asia/Shanghai:20260105T093000
T
