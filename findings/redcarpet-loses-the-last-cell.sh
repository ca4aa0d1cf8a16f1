#!/bin/sh
# A table of sizes with a bar in a cell (E0\|E1, escaped as GitHub says), and quotations with inches, by Redcarpet, Parsedown and kramdown.
# Guess: the escaped bar is a bar in its cell, so that the price stays; and SmartyPants of Redcarpet, for typographic quotes, closes after 东莞 what it opened before it.
# Seen (Redcarpet 3.5.1): the cell ends at the bar, E1 stands under the price, and the price is dropped without a word; Parsedown 1.7.4 and kramdown 2.4.0 keep it. After Chinese no quote is closed (&quot;),
# and the inches of 2'6" get the closing one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-redcarpet php-parsedown php-cli ruby-kramdown; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-redcarpet php-parsedown php-cli ruby-kramdown
cd "$folder"
cat > table.md <<'M'
|板|价|
|-|-|
|E0\|E1|89|
M
cat > show.rb <<'R'
require 'redcarpet'
require 'kramdown'
def cells(html)
  html.scan(%r{<td[^>]*>(.*?)</td>}m).flatten.inspect
end
table = File.read('table.md')
puts "Redcarpet #{cells(Redcarpet::Markdown.new(Redcarpet::Render::HTML, tables: true).render(table))}"
puts "kramdown #{cells(Kramdown::Document.new(table).to_html)}"
puts "SmartyPants #{Redcarpet::Render::SmartyPants.render(%q("东莞"的板 2'6"))}"
R
cat > show.php <<'P'
<?php
require '/usr/share/php/Parsedown/autoload.php';
preg_match_all('~<td[^>]*>(.*?)</td>~s', (new Parsedown())->text(file_get_contents('table.md')), $found);
echo 'Parsedown ', json_encode($found[1]), "\n";
P
{
  ruby show.rb
  php show.php
} | tee seen
diff seen - <<'T'
Redcarpet ["E0\\", "E1"]
kramdown ["E0|E1", "89"]
SmartyPants &ldquo;东莞&quot;的板 2'6&rdquo;
Parsedown ["E0|E1","89"]
T
