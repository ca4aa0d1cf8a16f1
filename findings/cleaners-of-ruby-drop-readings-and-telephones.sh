#!/bin/sh
# A notice with the reading of a word above it (ruby), and a telephone number as a link, cleaned of scripts by what backends in Ruby clean rich text with.
# Guess: both stay, as they can do no harm; at worst the tags go and the words stay.
# Seen: Loofah 2.19.1, by which Rails cleans, drops with its scrubber :prune the word with its reading, 橱柜 is gone. Sanitize 6.0.0 keeps it in its widest configuration (RELAXED), but takes the address of tel: out,
# so that nobody can call.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-loofah ruby-sanitize; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-loofah ruby-sanitize
cd "$folder"
cat > clean.rb <<'R'
require 'loofah'
require 'sanitize'
html = '<p>新款<ruby>橱柜<rt>chú guì</rt></ruby>，<a href="tel:075712345678">来电</a>，<a href="mailto:a@b.cn">来信</a></p>'
puts "Loofah, prune: #{Loofah.fragment(html).scrub!(:prune)}"
puts "Loofah, strip: #{Loofah.fragment(html).scrub!(:strip)}"
puts "Sanitize: #{Sanitize.fragment(html, Sanitize::Config::RELAXED)}"
R
ruby clean.rb | tee seen
diff seen - <<'T'
Loofah, prune: <p>新款，<a href="tel:075712345678">来电</a>，<a href="mailto:a@b.cn">来信</a></p>
Loofah, strip: <p>新款橱柜chú guì，<a href="tel:075712345678">来电</a>，<a href="mailto:a@b.cn">来信</a></p>
Sanitize: <p>新款<ruby>橱柜<rt>chú guì</rt></ruby>，<a>来电</a>，<a href="mailto:a@b.cn">来信</a></p>
T
