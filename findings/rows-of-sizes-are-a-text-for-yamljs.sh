#!/bin/sh
# A cut list in YAML whose rows are lists of sizes, as PyYAML and Psych write lists in lists (- - 600), read by yamljs, yaml and js-yaml of npm.
# Guess: two rows of two sizes each: a list may begin on the line of the dash of the list around it (YAML 1.2, 8.2.1, compact nested sequences).
# Seen: yaml 2.8.1 and js-yaml 4.1.1 read them. yamljs 0.3.0 reads each row as a text of two lines with a dash in it; what it writes itself, with the dash alone on its line, it reads.
set -eu
packages='python3-yaml ruby'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact js-yaml@4.1.1 yaml@2.8.1 yamljs@0.3.0
/usr/bin/python3 -c "import yaml; yaml.safe_dump({'rows': [[600, 400], [720, 18.5]]}, open('PyYAML', 'w'))"
ruby -ryaml -e 'File.write("Psych", { "rows" => [[600, 400], [720, 18.5]] }.to_yaml)'
node -e "require('fs').writeFileSync('yamljs', require('yamljs').stringify({ rows: [[600, 400], [720, 18.5]] }, 4))"
cat > read.cjs <<'J'
const { readFileSync } = require('fs');
const libraries = { yaml: require('yaml').parse, 'js-yaml': require('js-yaml').load, yamljs: require('yamljs').parse };

for (const file of ['PyYAML', 'Psych', 'yamljs']) for (const [library, parse] of Object.entries(libraries)) console.log(`${file}, read by ${library}: ${JSON.stringify(parse(readFileSync(file, 'utf8')).rows)}`);
J
{
  cat PyYAML
  node read.cjs
} | tee seen
diff seen - <<'T'
rows:
- - 600
  - 400
- - 720
  - 18.5
PyYAML, read by yaml: [[600,400],[720,18.5]]
PyYAML, read by js-yaml: [[600,400],[720,18.5]]
PyYAML, read by yamljs: ["- 600\n- 400","- 720\n- 18.5"]
Psych, read by yaml: [[600,400],[720,18.5]]
Psych, read by js-yaml: [[600,400],[720,18.5]]
Psych, read by yamljs: ["- 600\n- 400","- 720\n- 18.5"]
yamljs, read by yaml: [[600,400],[720,18.5]]
yamljs, read by js-yaml: [[600,400],[720,18.5]]
yamljs, read by yamljs: [[600,400],[720,18.5]]
T
