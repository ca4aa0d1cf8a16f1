#!/bin/sh
# A line of Org with the path of a drawing and, behind it, a link with a query, made HTML by Ruby's org-ruby and by pandoc.
# Guess: the path as it is and a link, as pandoc writes it (a slash of an address begins and ends no slanted words).
# Seen: pandoc 2.17 does. org-ruby 0.9.12 takes all from the first slash of the path to the last one of the address for slanted words, in the midst of the HTML of the link, which is then shown as text; @@html: stands on the page. Without the query, or without the path, the link is a link.
set -eu
packages='ruby-org pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'open3'
require 'org-ruby'
link = '[[https://example.com/?a=1&b=2][door & body]]'
["drawing /var/tmp/a.pdf and #{link}", "drawing /var/tmp/a.pdf and [[https://example.com/][door]]", "drawing #{link}"].each do |line|
  puts "org-ruby: #{Orgmode::Parser.new("#{line}\n").to_html.strip}"
  puts "pandoc: #{Open3.capture2('pandoc', '-f', 'org', '-t', 'html', '--wrap=none', stdin_data: line).first}"
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
org-ruby: <p>drawing <i>var/tmp/a.pdf and &lt;a href=&#8221;https://example.com@@html:</i>@@?a=1&amp;b=2&#8221;&gt;door &amp; body</a></p>
pandoc: <p>drawing /var/tmp/a.pdf and <a href="https://example.com/?a=1&amp;b=2">door &amp; body</a></p>
org-ruby: <p>drawing /var/tmp/a.pdf and <a href="https://example.com/">door</a></p>
pandoc: <p>drawing /var/tmp/a.pdf and <a href="https://example.com/">door</a></p>
org-ruby: <p>drawing <a href="https://example.com/?a=1&amp;b=2">door &amp; body</a></p>
pandoc: <p>drawing <a href="https://example.com/?a=1&amp;b=2">door &amp; body</a></p>
T
