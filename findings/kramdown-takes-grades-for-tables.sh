#!/bin/sh
# A notice in Markdown with a line of two grades (E0|E1) and chapters in Chinese, by kramdown, behind Jekyll, and by Redcarpet.
# Guess: a line with a bar is a table only with a row of dashes below a heading, as GitHub's and all its kin; each chapter has an address that says which it is.
# Seen (kramdown 2.4.0): the line is a table of two cells. Every Chinese heading is called "section", "section-1" and so on, so that links move when a chapter is put before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-kramdown ruby-redcarpet; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-kramdown ruby-redcarpet
cd "$folder"
cat > show.rb <<'R'
require 'kramdown'
require 'redcarpet'
text = "等级 E0|E1 均可。\n\n# 总则\n\n# 附则\n"
puts Kramdown::Document.new(text).to_html.gsub(/\s*\n\s*/, '')
puts Redcarpet::Markdown.new(Redcarpet::Render::HTML.new(with_toc_data: true), tables: true).render(text).gsub(/\s*\n\s*/, '')
R
LC_ALL=C.UTF-8 ruby -W0 show.rb | tee seen
diff seen - <<'T'
<table><tbody><tr><td>等级 E0</td><td>E1 均可。</td></tr></tbody></table><h1 id="section">总则</h1><h1 id="section-1">附则</h1>
<p>等级 E0|E1 均可。</p><h1 id="part-65429d8310c">总则</h1><h1 id="part-654327de6b1">附则</h1>
T
