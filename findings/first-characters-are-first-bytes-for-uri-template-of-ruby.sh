#!/bin/sh
# Addresses made by templates of RFC 6570 that take the first characters of a name ({name:3}), by Ruby's uri_template and Addressable, for Chinese names and one with an umlaut.
# Guess: 实木门 and Gelä, encoded (RFC 6570, 2.4.1: the number counts Unicode characters, and none is cut).
# Seen: so for Addressable 2.8. uri_template 0.7.0 counts bytes that are encoded: {name:3} is one character, and with others a character is cut.
set -eu
packages='ruby-uri-template ruby-addressable'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'addressable/template'
require 'uri_template'
{ '{name:3}' => '实木门板', '{name:2}' => '实木门板', '{name:4}' => 'Geländer' }.each do |template, name|
  puts "#{template} of #{name}: uri_template #{URITemplate.new(template).expand('name' => name)}, Addressable #{Addressable::Template.new(template).expand('name' => name)}"
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
{name:3} of 实木门板: uri_template %E5%AE%9E, Addressable %E5%AE%9E%E6%9C%A8%E9%97%A8
{name:2} of 实木门板: uri_template %E5%AE, Addressable %E5%AE%9E%E6%9C%A8
{name:4} of Geländer: uri_template Gel%C3, Addressable Gel%C3%A4
T
