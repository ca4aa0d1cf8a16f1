#!/bin/sh
# A hash of what boards cost by thickness, { "18mm" => 89, "25 mm" => 112 }, written as XML by Ruby libraries: to_xml of ActiveSupport, Gyoku, XmlSimple, and read again by Nokogiri (strict) and REXML.
# Guess: names that XML allows (_18mm or the like), or an error, as no name in XML begins with a digit or has a blank.
# Seen: Gyoku and XmlSimple write <18mm> and <25 mm>, ActiveSupport <18mm> and <25-mm>: it changes the blank, and not the digit. No reader takes them, and no writer says so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-activesupport ruby-gyoku ruby-nokogiri ruby-xml-simple; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-activesupport ruby-gyoku ruby-nokogiri ruby-xml-simple
cd "$folder"
export LC_ALL=C.UTF-8
cat > write.rb <<'R'
require 'active_support/all'
require 'gyoku'
require 'nokogiri'
require 'rexml/document'
require 'xmlsimple'

prices = { '18mm' => '89', '25 mm' => '112' }
{
  'ActiveSupport' => prices.to_xml(skip_instruct: true, indent: 0),
  'Gyoku' => Gyoku.xml(prices: prices),
  'XmlSimple' => XmlSimple.xml_out(prices, 'NoAttr' => true, 'NoIndent' => true),
}.each do |name, xml|
  puts "#{name}: #{xml}"
  begin
    Nokogiri::XML(xml, &:strict)
    puts '  Nokogiri reads it'
  rescue Nokogiri::XML::SyntaxError
    puts '  Nokogiri: not well-formed'
  end
  begin
    REXML::Document.new(xml)
    puts '  REXML reads it'
  rescue REXML::ParseException
    puts '  REXML: not well-formed'
  end
end
R
{
  ruby -W0 write.rb
} | tee seen
diff seen - <<'T'
ActiveSupport: <hash><18mm>89</18mm><25-mm>112</25-mm></hash>
  Nokogiri: not well-formed
  REXML: not well-formed
Gyoku: <prices><18mm>89</18mm><25 mm>112</25 mm></prices>
  Nokogiri: not well-formed
  REXML: not well-formed
XmlSimple: <opt><18mm>89</18mm><25 mm>112</25 mm></opt>
  Nokogiri: not well-formed
  REXML: not well-formed
T
