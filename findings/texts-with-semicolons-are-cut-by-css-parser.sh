#!/bin/sh
# The text that a style sheet puts before the sums of a form, with a semicolon in it, read by two libraries of Ruby for style sheets; css_parser is the one of premailer, which writes styles into mails.
# Guess: the whole text (CSS Syntax 3, 4.3.5), as css_parser keeps the semicolon of a data address.
# Seen (css_parser 1.6.0): the text ends at the semicolon, without the second mark, and the rest of the rule is written behind it. Crass 1.0.2 reads it.
set -eu
packages='ruby-css-parser ruby-crass'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'crass'
require 'css_parser'
['.a { content: "a;b"; color: red }', '.a { background: url("data:image/png;base64,AA=="); color: red }'].each do |sheet|
  parser = CssParser::Parser.new
  parser.add_block!(sheet)
  parser.each_rule_set { |set, _| puts "css_parser: #{set.declarations_to_s}" }
  own = Crass.parse(sheet)[0][:children].select { |node| node[:node] == :property }
  puts "Crass: #{own.map { |node| "#{node[:name]}: #{node[:value]}" }.join('; ')}"
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
css_parser: content: "a; color: red;
Crass: content: "a;b"; color: red
css_parser: background: url("data:image/png;base64,AA=="); color: red;
Crass: background: url("data:image/png;base64,AA=="); color: red
T
