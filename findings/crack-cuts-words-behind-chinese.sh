#!/bin/sh
# A row of goods as JSON in UTF-8, read by Crack, with words in English, with a name in Chinese, and with the same name as \u escapes; JSON of Ruby's own beside it.
# Guess: the same row, the name in Chinese.
# Seen (ruby-crack 0.4.4): with Chinese in it, blanks get into what stands behind it, one place for each Chinese character: "price" comes as "pri ce", 1299.50 as the text "1299 .50", the day as "202 6-01-05", an order's number as a text with a blank.
# No error. As escapes, the row is right, and so is the price.
set -eu
dpkg -s ruby-crack >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ruby-crack; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-crack
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.rb <<'R'
require 'crack'
require 'json'
{
  'English' => '{"name":"wardrobe","price":1299.50,"day":"2026-01-05","order":202611290001}',
  'Chinese' => '{"name":"衣柜","price":1299.50,"day":"2026-01-05","order":202611290001}',
  'escapes' => '{"name":"\u8863\u67dc","price":1299.50,"day":"2026-01-05","order":202611290001}',
  'a list' => '[{"name":"橡木门板","price":89},{"name":"拉手","price":5}]',
}.each do |name, text|
  puts "#{name}: Crack #{JSON.generate(Crack::JSON.parse(text))}"
  puts "#{name}: JSON #{JSON.generate(JSON.parse(text))}"
end
R
LC_ALL=C.UTF-8 ruby read.rb | tee seen
diff seen - <<'T'
English: Crack {"name":"wardrobe","price":1299.5,"day":"2026-01-05","order":202611290001}
English: JSON {"name":"wardrobe","price":1299.5,"day":"2026-01-05","order":202611290001}
Chinese: Crack {"name":"衣柜","pri ce":"1299 .50","day ":"202 6-01-05","ord er":"2026 11290001"}
Chinese: JSON {"name":"衣柜","price":1299.5,"day":"2026-01-05","order":202611290001}
escapes: Crack {"name":"衣柜","price":1299.5,"day":"2026-01-05","order":202611290001}
escapes: JSON {"name":"衣柜","price":1299.5,"day":"2026-01-05","order":202611290001}
a list: Crack [{"name":"橡木门板","price":89},{"na me":"拉手","pr ice":5}]
a list: JSON [{"name":"橡木门板","price":89},{"name":"拉手","price":5}]
T
