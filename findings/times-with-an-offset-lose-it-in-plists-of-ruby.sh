#!/bin/sh
# The time of a delivery, 9:30 of 5 January 2026 in China, as Time and as DateTime of Ruby, written as a property list by the libraries plist and CFPropertyList, read by Python's plistlib.
# Guess: 1:30 of Greenwich each time: dates of property lists are in UTC, written with Z (Apple's DTD for property lists, date).
# Seen: of a Time both write 1:30. Of a DateTime CFPropertyList does, too; plist of Debian 12 writes 09:30:00Z, eight hours late, and reads dates as DateTime itself, so that what it has read and shifted to China it writes as another time.
set -eu
packages='ruby-cfpropertylist ruby-plist'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > times.rb <<'R'
require 'date'
TIMES = { Time: Time.new(2026, 1, 5, 9, 30, 0, '+08:00'), DateTime: DateTime.new(2026, 1, 5, 9, 30, 0, '+8') }
R
ruby -r./times -rplist -e '
  TIMES[:read] = Plist.parse_xml({ "at" => TIMES[:Time] }.to_plist)["at"].new_offset("+08:00")
  TIMES.each { |name, at| File.write("#{name}.plist.plist", { "at" => at }.to_plist) }'
ruby -r./times -rcfpropertylist -e '
  TIMES.each do |name, at|
    list = CFPropertyList::List.new
    list.value = CFPropertyList.guess({ "at" => at })
    list.save("#{name}.CFPropertyList.plist", CFPropertyList::List::FORMAT_XML)
  end'
for file in Time.plist Time.CFPropertyList DateTime.plist DateTime.CFPropertyList read.plist; do
  /usr/bin/python3 -c "import plistlib; print('$file', plistlib.load(open('$file.plist', 'rb'))['at'])"
done | tee seen
diff seen - <<'T'
Time.plist 2026-01-05 01:30:00
Time.CFPropertyList 2026-01-05 01:30:00
DateTime.plist 2026-01-05 09:30:00
DateTime.CFPropertyList 2026-01-05 01:30:00
read.plist 2026-01-05 09:30:00
T
