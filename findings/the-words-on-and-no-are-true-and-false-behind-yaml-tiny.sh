#!/bin/sh
# Texts of an order (lights on, glass no, grade y, answer yes, and true) written as YAML by YAML::Tiny of Perl and by ya2yaml of Ruby, read by PyYAML and by Psych of Ruby.
# Guess: the same texts. The manual of YAML::Tiny itself asks writers to "explicitly escape strings that match a bool keyword" and lists y, yes, no, on, off and true, so that other readers take none for a boolean.
# Seen: YAML::Tiny 1.73 does so for true alone. PyYAML and Psych read on as true, no as false and yes as true. ya2yaml puts all into quotation marks.
set -eu
packages='libyaml-tiny-perl ruby-ya2yaml python3-yaml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
perl -MYAML::Tiny -e 'print YAML::Tiny->new({ lights => "on", glass => "no", grade => "y", answer => "yes", word => "true" })->write_string' >tiny.yml
ruby -e 'require "ya2yaml"; puts({ "lights" => "on", "glass" => "no", "grade" => "y", "answer" => "yes", "word" => "true" }.ya2yaml)' >ya2yaml.yml
for file in tiny ya2yaml; do
  python3 -c 'import sys, yaml; order = yaml.safe_load(open(sys.argv[1] + ".yml")); print(sys.argv[1], "PyYAML", *(f"{name}={order[name]!r}" for name in sorted(order)))' $file
  ruby -ryaml -e 'order = YAML.load(File.read("#{ARGV[0]}.yml")); puts "#{ARGV[0]} Psych #{order.keys.sort.map { |name| "#{name}=#{order[name].inspect}" }.join(" ")}"' $file
done | tee seen
diff seen - <<'T'
tiny PyYAML answer=True glass=False grade='y' lights=True word='true'
tiny Psych answer=true glass=false grade="y" lights=true word="true"
ya2yaml PyYAML answer='yes' glass='no' grade='y' lights='on' word='true'
ya2yaml Psych answer="yes" glass="no" grade="y" lights="on" word="true"
T
