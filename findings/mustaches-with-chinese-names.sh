#!/bin/sh
# A text of a quotation with names in Chinese in mustaches, {{名称}}, and a list of parts, filled in by three libraries of that language; and the same in English.
# Guess: filled in, by all.
# Seen: pystache 0.6.0 does. Ruby's mustache 1.1.1 refuses the text (Illegal content in tag). whisker 0.4.1 of R fills the names in, and of a list called in Chinese shows one empty part instead of two.
set -eu
for package in python3-pystache r-cran-whisker ruby-mustache; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-pystache r-cran-whisker ruby-mustache
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '%s' '{"name":"oak","parts":[{"name":"door"},{"name":"board"}],"名称":"橡木","件":[{"名":"门"},{"名":"板"}]}' > row.json
printf '{{name}}: {{#parts}}{{name}}, {{/parts}}' > english
printf '{{名称}}：{{#件}}{{名}}，{{/件}}' > chinese
cat > fill.R <<'R'
library(whisker)
row <- list(name = 'oak', parts = list(list(name = 'door'), list(name = 'board')), '名称' = '橡木', '件' = list(list('名' = '门'), list('名' = '板')))
for (kind in c('english', 'chinese')) cat('whisker, ', kind, ': ', whisker.render(readLines(kind, warn = FALSE), row), '\n', sep = '')
R
{
  /usr/bin/python3 -c 'import json, pystache; [print("pystache, %s: %s" % (kind, pystache.render(open(kind).read(), json.load(open("row.json"))))) for kind in ["english", "chinese"]]'
  ruby -rjson -rmustache -e '%w[english chinese].each { |kind| puts "mustache of Ruby, #{kind}: " + (Mustache.render(File.read(kind), JSON.parse(File.read("row.json"))) rescue $!.message.lines[0].chomp) }'
  Rscript --vanilla fill.R
} | tee seen
diff seen - <<'T'
pystache, english: oak: door, board, 
pystache, chinese: 橡木：门，板，
mustache of Ruby, english: oak: door, board, 
mustache of Ruby, chinese: Illegal content in tag
whisker, english: oak: door, board, 
whisker, chinese: 橡木：，
T
