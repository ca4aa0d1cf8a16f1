#!/bin/sh
# A notice and a quotation in a template of Jinja, by nunjucks, whose documentation points to Jinja's for its filters, and by Jinja (Python) itself: words of a Chinese text, its first six characters, a price with a comma, a size with a unit, a loss by three, an address in brackets.
# Guess: the same.
# Seen (nunjucks 3.2.4, Jinja 3.1.2): no word (empty) and one word; nine signs and six; 1,299.5 is 1 and 0.0, a price of one yuan that nobody sees; 18mm is 18 and 0, a word is nothing and 0; -7 % 3 is -1 and 2; -2.5 and 2.5 rounded are -2, 3 and -2.0, 2.0; the brackets around the address are gone.
set -eu
for package in python3-jinja2; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-jinja2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact nunjucks@3.2.4
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { Environment } = require('nunjucks');

const nunjucks = new Environment(null, { autoescape: false });
const jinja = (template) => execFileSync('python3', ['-c', 'import jinja2, sys; print(jinja2.Template(sys.argv[1]).render(), end="")', template], { encoding: 'utf8' });
for (const template of ['{{ "衣柜定制家具" | wordcount }}', '{{ "家居定制门板橡木家居定制" | truncate(6) }}', '{{ "1,299.5" | float }}', '{{ "18mm" | int }}', '{{ "面议" | int }}', '{{ -7 % 3 }}', '{{ -2.5 | round }}', '{{ 2.5 | round }}', '{{ "(http://portal.example/a)" | urlize | striptags }}', '{{ "全屋" | title }}']) {
  console.log(`${template}: nunjucks ${nunjucks.renderString(template)}, Jinja ${jinja(template)}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
{{ "衣柜定制家具" | wordcount }}: nunjucks , Jinja 1
{{ "家居定制门板橡木家居定制" | truncate(6) }}: nunjucks 家居定制门板..., Jinja 家居定...
{{ "1,299.5" | float }}: nunjucks 1, Jinja 0.0
{{ "18mm" | int }}: nunjucks 18, Jinja 0
{{ "面议" | int }}: nunjucks , Jinja 0
{{ -7 % 3 }}: nunjucks -1, Jinja 2
{{ -2.5 | round }}: nunjucks -2, Jinja -2.0
{{ 2.5 | round }}: nunjucks 3, Jinja 2.0
{{ "(http://portal.example/a)" | urlize | striptags }}: nunjucks http://portal.example/a, Jinja (http://portal.example/a)
{{ "全屋" | title }}: nunjucks 全屋, Jinja 全屋
T
