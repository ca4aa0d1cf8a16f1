#!/bin/sh
# A stock list with Chinese names and the same with English ones, asked for a price, for all prices and for boards above 100 yuan, by JSONPath of Ruby.
# Guess: the same answers under either names, or an error.
# Seen (jsonpath 1.1.0): $.库存... and $..单价 find nothing, and each filter of the Chinese name gives every board, that of 89.5 too; only names in brackets outside of a filter are found.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s ruby-jsonpath >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ruby-jsonpath; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-jsonpath
cd "$folder"
cat > ask.rb <<'R'
require 'json'
require 'jsonpath'
{ %w[库存 侧板 单价] => 'Chinese', %w[stock boards price] => 'English' }.each do |(stock, boards, price), name|
  list = { stock => { boards => [{ price => 89.5 }, { price => 120 }] } }.to_json
  ["$.#{stock}.#{boards}[0].#{price}", "$['#{stock}']['#{boards}'][0]['#{price}']", "$..#{price}", "$['#{stock}']['#{boards}'][?(@.#{price} > 100)]", "$['#{stock}']['#{boards}'][?(@['#{price}'] > 100)]"].each do |path|
    puts "#{name} #{path}: #{JsonPath.new(path).on(list).to_json}"
  end
end
R
LC_ALL=C.UTF-8 ruby ask.rb | tee seen
diff seen - <<'T'
Chinese $.库存.侧板[0].单价: []
Chinese $['库存']['侧板'][0]['单价']: [89.5]
Chinese $..单价: []
Chinese $['库存']['侧板'][?(@.单价 > 100)]: [{"单价":89.5},{"单价":120}]
Chinese $['库存']['侧板'][?(@['单价'] > 100)]: [{"单价":89.5},{"单价":120}]
English $.stock.boards[0].price: [89.5]
English $['stock']['boards'][0]['price']: [89.5]
English $..price: [89.5,120]
English $['stock']['boards'][?(@.price > 100)]: [{"price":120}]
English $['stock']['boards'][?(@['price'] > 100)]: [{"price":120}]
T
