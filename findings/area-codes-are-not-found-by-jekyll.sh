#!/bin/sh
# Showrooms in a data file of a site of Jekyll, as CSV, as JSON and as YAML with quotes, where area codes and article numbers are texts: 0757, 1.10; sought by where, by find, and by a condition.
# Guess: "0757" and "1.10" are found by each, for they are texts on both sides, and shown as they are.
# Seen (Jekyll 4.3.1): shown they are, and the condition finds them. where and find make a number of what is in the file (757, 1.1), and find nothing; where finds 0757 for "757".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s jekyll >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends jekyll; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' jekyll
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
mkdir -p site/_data
printf 'name,area,article\n佛山,0757,1.10\n' > site/_data/csv.csv
printf '[{"name":"佛山","area":"0757","article":"1.10"}]' > site/_data/json.json
printf -- '- {name: 佛山, area: "0757", article: "1.10"}\n' > site/_data/yaml.yml
echo 'exclude: []' > site/_config.yml
cat > site/found.txt <<'L'
---
---
{% for file in site.data %}{% assign rows = file[1] %}{{ file[0] }}: {{ rows[0].area }} {{ rows[0].article }}, where {{ rows | where: "area", "0757" | size }} {{ rows | where: "article", "1.10" | size }}, find {{ rows | find: "area", "0757" | map: "name" | size }} {{ rows | find: "article", "1.10" | map: "name" | size }}, where_exp {{ rows | where_exp: "row", "row.area == '0757'" | size }} {{ rows | where_exp: "row", "row.article == '1.10'" | size }}, where "757" {{ rows | where: "area", "757" | size }}
{% endfor %}
L
jekyll build -q -s site -d made
sort made/found.txt | grep . | tee seen
diff seen - <<'T'
csv: 0757 1.10, where 0 0, find 0 0, where_exp 1 1, where "757" 1
json: 0757 1.10, where 0 0, find 0 0, where_exp 1 1, where "757" 1
yaml: 0757 1.10, where 0 0, find 0 0, where_exp 1 1, where "757" 1
T
