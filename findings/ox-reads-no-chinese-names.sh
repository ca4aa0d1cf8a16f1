#!/bin/sh
# A part of an order in XML, its names in Chinese (订单, 单价), with encoding="UTF-8", read by Ox of Ruby as a hash (mode: :hash and :hash_no_attrs), and by XmlSimple, MultiXml and Nori beside it.
# Guess: a hash with these names, as Ox.parse reads them too.
# Seen: Ox raises an EncodingError: it makes symbols of the names and takes their bytes for US-ASCII; asked for no symbols (symbolize_keys: false) likewise. The others read it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-multi-xml ruby-nori ruby-ox ruby-xml-simple; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-multi-xml ruby-nori ruby-ox ruby-xml-simple
cd "$folder"
export LC_ALL=C.UTF-8
cat > read.rb <<'R'
require 'multi_xml'
require 'nori'
require 'ox'
require 'xmlsimple'

order = '<?xml version="1.0" encoding="UTF-8"?><订单><单价>1299.50</单价></订单>'
{
  'Ox.parse' => -> { Ox.parse(order).nodes.map { |node| node.value.dup.force_encoding('UTF-8') } },
  'Ox, hash' => -> { Ox.load(order, mode: :hash) },
  'Ox, hash without symbols' => -> { Ox.load(order, mode: :hash, symbolize_keys: false) },
  'Ox, hash without attributes' => -> { Ox.load(order, mode: :hash_no_attrs) },
  'XmlSimple' => -> { XmlSimple.xml_in(order) },
  'MultiXml' => -> { MultiXml.parse(order) },
  'Nori' => -> { Nori.new.parse(order) },
}.each do |name, read|
  puts "#{name}: #{read.call}"
rescue EncodingError => error
  puts "#{name}: #{error.class}"
end
R
{
  ruby -W0 read.rb
} | tee seen
diff seen - <<'T'
Ox.parse: ["订单"]
Ox, hash: EncodingError
Ox, hash without symbols: EncodingError
Ox, hash without attributes: EncodingError
XmlSimple: {"单价"=>["1299.50"]}
MultiXml: {"订单"=>{"单价"=>"1299.50"}}
Nori: {"订单"=>{"单价"=>"1299.50"}}
T
