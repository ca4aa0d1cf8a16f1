#!/bin/sh
# A list of articles as texts, 2E5, 1E3, 6e2, 0o17 and 0757, written as YAML by R (yaml) and by Python (PyYAML), read by js-yaml and yaml of npm.
# Guess: the same texts: a writer of YAML puts quotation marks around what readers take for a number, as both do for 0757.
# Seen (R's yaml 2.3.7, PyYAML 6.0): 2E5, 1E3, 6e2 and 0o17 are written plain by both, as they are no numbers in YAML 1.1; in YAML 1.2 they are: js-yaml 4.1.0 and yaml 2.5.0 read 200000, 1000, 600 and 15.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-yaml r-cran-yaml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-yaml r-cran-yaml
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact js-yaml@4.1.0 yaml@2.5.0
Rscript -e 'cat(yaml::as.yaml(c("2E5", "1E3", "6e2", "0o17", "0757")))' > R.yml
/usr/bin/python3 -c 'import sys, yaml; yaml.safe_dump(["2E5", "1E3", "6e2", "0o17", "0757"], sys.stdout)' > PyYAML.yml
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const jsYaml = require('js-yaml');
const yaml = require('yaml');

for (const writer of ['R', 'PyYAML']) {
  const text = readFileSync(`${writer}.yml`, 'utf8');
  console.log(`${writer}: ${text.trim().split('\n').join(' ')}; js-yaml ${JSON.stringify(jsYaml.load(text))}, yaml ${JSON.stringify(yaml.parse(text))}`);
}
J
node read.cjs | tee seen
diff seen - <<'T'
R: - 2E5 - 1E3 - 6e2 - 0o17 - '0757'; js-yaml [200000,1000,600,15,"0757"], yaml [200000,1000,600,15,"0757"]
PyYAML: - 2E5 - 1E3 - 6e2 - 0o17 - '0757'; js-yaml [200000,1000,600,15,"0757"], yaml [200000,1000,600,15,"0757"]
T
