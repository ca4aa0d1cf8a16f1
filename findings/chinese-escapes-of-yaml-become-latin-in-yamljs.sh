#!/bin/sh
# Names of parts in YAML as Python's PyYAML and Ruby's Psych write them where a text needs quotation marks: PyYAML's "\u67DC: \u95E8" for 柜: 门, Psych's "\U00020BB7" for a rare name; read by yamljs, yaml and js-yaml of npm.
# Guess: the names as they were: \u and \U stand for a character of Unicode (YAML 1.2, 5.7).
# Seen: yaml 2.8.1 and js-yaml 4.1.1 read them. yamljs 0.3.0 makes one Latin sign of each byte of the character's UTF-8, æ and è with what follows; the same name bare it reads right. A longer name, whose escapes PyYAML breaks over two lines, it does not read at all.
set -eu
packages='python3-yaml ruby'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact js-yaml@4.1.1 yaml@2.8.1 yamljs@0.3.0
/usr/bin/python3 -c "
import yaml
for file, value, bare in (('bare', '柜门', True), ('escaped', '柜: 门', False), ('long', '白橡木门板 ' * 12 + '完', False)):
    yaml.safe_dump({'name': value}, open(file, 'w'), allow_unicode=bare)
"
ruby -ryaml -e 'File.write("rare", { "name" => "𠮷" }.to_yaml)'
cat > read.cjs <<'J'
const { readFileSync } = require('fs');
const jsYaml = require('js-yaml');
const yaml = require('yaml');
const yamljs = require('yamljs');

const expected = { bare: '柜门', escaped: '柜: 门', long: `${'白橡木门板 '.repeat(12)}完`, rare: '𠮷' };
for (const file of ['bare', 'escaped', 'long', 'rare']) {
  const text = readFileSync(file, 'utf8');
  for (const [library, parse] of [['yaml', yaml.parse], ['js-yaml', jsYaml.load], ['yamljs', yamljs.parse]]) {
    let shown = 'not read';
    try {
      const { name } = parse(text);
      shown = name === expected[file] ? 'the same' : JSON.stringify(name).replace(/[\x80-\xa0]/g, '.');
    } catch {}
    console.log(`${file}, ${library}: ${shown}`);
  }
}
J
node read.cjs | tee seen
diff seen - <<'T'
bare, yaml: the same
bare, js-yaml: the same
bare, yamljs: the same
escaped, yaml: the same
escaped, js-yaml: the same
escaped, yamljs: "æ..: é.¨"
long, yaml: the same
long, js-yaml: the same
long, yamljs: not read
rare, yaml: the same
rare, js-yaml: the same
rare, yamljs: "ð.®·"
T
