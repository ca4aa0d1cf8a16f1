#!/bin/sh
# Settings of a machine written by hand as JSON with names without quotes, signs before numbers and noughts in front, read by libraries of npm that forgive such.
# Guess: names in Chinese as those in English, +5 a number or an error, 0757 an error or the text.
# Seen: json5 2.2.3 and hjson 3.2.2 read names in Chinese. relaxed-json 1.0.3 refuses them and makes the text "+5" of +5, as does dirty-json 0.9.2, which reads them, and 0757 as the number 757, a telephone's area without its nought.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json5@2.2.3 hjson@3.2.2 relaxed-json@1.0.3 dirty-json@0.9.2
cat > run.cjs <<'J'
const readers = { json5: require('json5'), hjson: require('hjson'), 'relaxed-json': require('relaxed-json'), 'dirty-json': require('dirty-json') };
for (const settings of ['{door: 18}', '{门: 18}', '{ä: 18}', '{"门": 18,}', '{"x": +5}', '{"area": 0757}'])
  console.log(`${settings} | ${Object.entries(readers).map(([name, { parse }]) => {
    try {
      return `${name}: ${JSON.stringify(parse(settings))}`;
    } catch {
      return `${name}: error`;
    }
  }).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
{door: 18} | json5: {"door":18}; hjson: {"door":18}; relaxed-json: {"door":18}; dirty-json: {"door":18}
{门: 18} | json5: {"门":18}; hjson: {"门":18}; relaxed-json: error; dirty-json: {"门":18}
{ä: 18} | json5: {"ä":18}; hjson: {"ä":18}; relaxed-json: error; dirty-json: {"ä":18}
{"门": 18,} | json5: {"门":18}; hjson: {"门":18}; relaxed-json: {"门":18}; dirty-json: {"门":18}
{"x": +5} | json5: {"x":5}; hjson: error; relaxed-json: {"x":"+5"}; dirty-json: {"x":"+5"}
{"area": 0757} | json5: error; hjson: error; relaxed-json: error; dirty-json: {"area":757}
T
