#!/bin/sh
# A page's template with a class, an id and an element's attribute in Chinese (.价, #门板, 材质="橡木"), made a page of by Haml and by Slim of Ruby.
# Guess: both make it: HTML and CSS allow such names.
# Seen: Haml refuses .价 and #门板 ("classes and ids must have values"), and takes 材质 as an attribute, and 价 as { class: "价" }. Slim makes all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-haml ruby-slim; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-haml ruby-slim
cd "$folder"
export LC_ALL=C.UTF-8
cat > page.rb <<'R'
require 'haml'
require 'slim'
['%p.价 89', '%p#门板 89', '%p{ class: "价" } 89', '%p{ "材质" => "橡木" } 89'].each do |text|
  page = begin
    Haml::Template.new { text }.render.strip
  rescue Haml::SyntaxError => error
    error.message
  end
  puts "Haml: #{text} => #{page}"
end
['p.价 89', 'p#门板 89', 'p 材质="橡木" 89'].each { |text| puts "Slim: #{text} => #{Slim::Template.new { text }.render}" }
R
{
  ruby -W0 page.rb
} | tee seen
diff seen - <<'T'
Haml: %p.价 89 => Illegal element: classes and ids must have values.
Haml: %p#门板 89 => Illegal element: classes and ids must have values.
Haml: %p{ class: "价" } 89 => <p class='价'>89</p>
Haml: %p{ "材质" => "橡木" } 89 => <p 材质='橡木'>89</p>
Slim: p.价 89 => <p class="价">89</p>
Slim: p#门板 89 => <p id="门板">89</p>
Slim: p 材质="橡木" 89 => <p 材质="橡木">89</p>
T
