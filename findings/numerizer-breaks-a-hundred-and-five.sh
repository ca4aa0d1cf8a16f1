#!/bin/sh
# Counts in words of an order from abroad, made digits by Numerizer of Ruby: one hundred and five, a hundred and five, three point five, two thousand and twenty six.
# Guess: 105, 105, 3.5 and 2026.
# Seen: 105 for the first and 2026 for the last; "a hundred and five boards" becomes "a100 and 5 boards", without its blank and in two numbers, and "three point five" becomes "3 point 5".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s ruby-numerizer >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ruby-numerizer; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-numerizer
cd "$folder"
cat > count.rb <<'R'
require 'numerizer'
['one hundred and five boards', 'a hundred and five boards', 'a thousand boards', 'a hundred boards', 'three point five metres', 'two thousand and twenty six'].each { |words| puts "#{words}: #{Numerizer.numerize(words)}" }
R
{
  ruby -W0 count.rb
} | tee seen
diff seen - <<'T'
one hundred and five boards: 105 boards
a hundred and five boards: a100 and 5 boards
a thousand boards: a1000 boards
a hundred boards: a100 boards
three point five metres: 3 point 5 metres
two thousand and twenty six: 2026
T
