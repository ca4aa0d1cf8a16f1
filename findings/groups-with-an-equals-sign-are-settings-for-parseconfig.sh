#!/bin/sh
# Settings in groups named after rules, [门] and [门=板], with a value x=y, as Python's configparser writes them; read by ParseConfig and IniParse of Ruby, and by Config::Tiny of Perl.
# Guess: two groups with their settings: what stands in brackets is the name of a group, as the first of the two forms that ParseConfig's documentation shows; the equals sign in a value is read by all.
# Seen: IniParse and Config::Tiny have two groups. ParseConfig of Debian 12 has one: of the second it makes a setting [门 with the value 板], and what is in the second group is in the first.
set -eu
packages='libconfig-tiny-perl ruby-iniparse ruby-parseconfig'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
/usr/bin/python3 -c "
import configparser
settings = configparser.ConfigParser(interpolation=None)
settings['门'] = {'rule': 'x=y'}
settings['门=板'] = {'price': '12.50 yuan'}
settings.write(open('rules.ini', 'w'))
"
{
  ruby -rparseconfig -rjson -e 'puts "ParseConfig #{JSON.generate(ParseConfig.new("rules.ini").params)}"'
  ruby -riniparse -rjson -e 'puts "IniParse #{JSON.generate(IniParse.parse(File.read("rules.ini")).map { |group| [group.key, group.map { |line| [line.key, line.value] }.to_h] }.to_h)}"'
  perl -MConfig::Tiny -MJSON::PP -CO -e 'print "Config::Tiny ", JSON::PP->new->canonical->encode({ %{ Config::Tiny->read("rules.ini", "utf8") } }), "\n"'
} | tee seen
diff seen - <<'T'
ParseConfig {"门":{"rule":"x=y","[门":"板]","price":"12.50 yuan"}}
IniParse {"门":{"rule":"x=y"},"门=板":{"price":"12.50 yuan"}}
Config::Tiny {"门":{"rule":"x=y"},"门=板":{"price":"12.50 yuan"}}
T
