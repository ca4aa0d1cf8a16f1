#!/bin/sh
# Colours in the remarks of orders, found by Color::RGB.extract_colors of Ruby, which is to "extract named or hex colours from the provided text": by number with and without #, by name, and orders that name no colour at all.
# Guess: #96643c and #a0522d are found, names are whole words, so that "standard" and "greenhouse" hold none.
# Seen (ruby-color 1.8): of numbers only those are found that have a name besides (#a0522d is sienna); #96643c and #ffffee are not. A name is found within any word: a standard board is tan, a greenhouse green; of "light green" green is left.
set -eu
dpkg -s ruby-color >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ruby-color; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-color
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'R'
require 'color'
['侧板 #96643c', '侧板 96643c', '门板 #ffffee', '门板 #a0522d', 'sienna doors', 'standard board 18 mm', 'for the greenhouse', 'light green doors'].each do |remark|
  puts "#{remark}: #{Color::RGB.extract_colors(remark).map { |colour| "#{colour.name} #{colour.html}" }.join(', ')}"
end
R
ruby run.rb | tee seen
diff seen - <<'T'
侧板 #96643c: 
侧板 96643c: 
门板 #ffffee: 
门板 #a0522d: sienna #a0522d
sienna doors: sienna #a0522d
standard board 18 mm: tan #d2b48c
for the greenhouse: green #008000
light green doors: green #008000
T
