#!/bin/sh
# Settings of a cutting saw as an ini file: an article number with # and ; inside (18mm#2;A), a colour with " ; " inside, a path of Windows, an address with ? and two =, Chinese names as keys.
# Guess: the value is all that stands behind the first =; at most " ;" begins a comment.
# Seen: js-ini 1.6.0, configparser 0.3.10 of npm, multi-ini 2.3.2 and Python's keep all. ini 6.0.0, which npm itself uses, cuts 18mm#2;A to 18mm; ini-api 2.0.2 too, and loses the backslashes of the path and what
# follows the second = of the address; iniparser 1.0.5 knows no Chinese keys and leaves them all out. PHP 8.2 (INI_SCANNER_RAW) cuts at ;, Config::General 2.65 at #, crudini 0.9.4 the colour.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli libconfig-general-perl crudini python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-cli libconfig-general-perl crudini python3
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact configparser@0.3.10 ini@6.0.0 ini-api@2.0.2 iniparser@1.0.5 js-ini@1.6.0 multi-ini@2.3.2
cat > saw.ini <<'I'
[板材]
货号=18mm#2;A
颜色=暖白 ; 哑光
路径=C:\图纸\新
链接=https://example.com/?a=1&b=2
I
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const ConfigParser = require('configparser');
const ini = require('ini');
const { Ini } = require('ini-api');
const iniparser = require('iniparser');
const jsIni = require('js-ini');
const multiIni = require('multi-ini');

const text = readFileSync('saw.ini', 'utf8');
const parser = new ConfigParser();
parser.read('saw.ini');
const show = (name, values) => console.log(`${name}: ${Object.entries(values ?? {}).filter(([key]) => key !== 'null').map(([, value]) => value).join(' | ')}`);
show('js-ini', jsIni.parse(text)['板材']);
show('configparser', parser.items('板材'));
show('multi-ini', multiIni.read('saw.ini')['板材']);
show('ini', ini.parse(text)['板材']);
show('ini-api', Object.fromEntries(new Ini(text).sections[0].lines.map(({ key, value }) => [key, value])));
show('iniparser', iniparser.parseString(text)['板材']);
J
{
  node read.cjs
  /usr/bin/python3 -c 'import configparser; parser = configparser.ConfigParser(); parser.read("saw.ini", encoding="utf-8"); print("python:", " | ".join(parser["板材"].values()))'
  php -r 'echo "PHP: ", implode(" | ", parse_ini_file("saw.ini", true, INI_SCANNER_RAW)["板材"]), "\n";'
  printf 'Config::General: '
  perl -MConfig::General -e 'my %all = Config::General->new("saw.ini")->getall; print join(" | ", @all{qw(货号 颜色 路径 链接)}), "\n"'
  echo "crudini: $(crudini --get saw.ini 板材 货号) | $(crudini --get saw.ini 板材 颜色) | $(crudini --get saw.ini 板材 路径) | $(crudini --get saw.ini 板材 链接)"
} | tee seen
diff seen - <<'T'
js-ini: 18mm#2;A | 暖白 ; 哑光 | C:\图纸\新 | https://example.com/?a=1&b=2
configparser: 18mm#2;A | 暖白 ; 哑光 | C:\图纸\新 | https://example.com/?a=1&b=2
multi-ini: 18mm#2;A | 暖白 ; 哑光 | C:\图纸\新 | https://example.com/?a=1&b=2
ini: 18mm | 暖白 | C:\图纸\新 | https://example.com/?a=1&b=2
ini-api:  | 18mm | 暖白 | C:图纸新 | https://example.com/?a
iniparser: 
python: 18mm#2;A | 暖白 ; 哑光 | C:\图纸\新 | https://example.com/?a=1&b=2
PHP: 18mm#2 | 暖白 | C:\图纸\新 | https://example.com/?a=1&b=2
Config::General: 18mm | 暖白 ; 哑光 | C:\图纸\新 | https://example.com/?a=1&b=2
crudini: 18mm#2;A | 暖白 | C:\图纸\新 | https://example.com/?a=1&b=2
T
