#!/bin/sh
# Texts of a parts list of Perl written in YAML by YAML, YAML::Syck and YAML::Tiny: an area code 0757, an order number, the word true as an answer, a telephone +86 757, and a ratio 1:30; read by PyYAML and Psych.
# Guess: the texts they were: each module knows that they are texts, and quotes what it would not read as one (YAML 1.1's types are those of PyYAML and Psych).
# Seen: YAML::Syck and YAML::Tiny quote the area code, the number and true. YAML, the first of Perl's, writes them bare, so that the area code is 495, read in octal, and the answer a truth value. 1:30 is bare of all three: 90 for PyYAML, 5400 for Psych.
set -eu
packages='libyaml-perl libyaml-syck-perl libyaml-tiny-perl python3-yaml ruby'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for module in YAML YAML::Syck YAML::Tiny; do
  perl -e 'my $module = shift; eval "require $module" or die; my %texts = (area => "0757", order => "6228480573300021251", agreed => "true", telephone => "+86 757", ratio => "1:30");
    print $module eq "YAML::Tiny" ? YAML::Tiny->new(\%texts)->write_string : $module->can("Dump")->(\%texts)' "$module" > list.yaml
  /usr/bin/python3 -c "import yaml; read = yaml.safe_load(open('list.yaml')); print('$module, PyYAML:', *(repr(read[name]) for name in ('area', 'order', 'agreed', 'telephone', 'ratio')))"
  ruby -ryaml -e 'read = YAML.load_file("list.yaml"); puts "'"$module"', Psych: #{%w[area order agreed telephone ratio].map { |name| read[name].inspect }.join(" ")}"'
done | tee seen
diff seen - <<'T'
YAML, PyYAML: 495 6228480573300021251 True '+86 757' 90
YAML, Psych: 495 6228480573300021251 true "+86 757" 5400
YAML::Syck, PyYAML: '0757' '6228480573300021251' 'true' '+86 757' 90
YAML::Syck, Psych: "0757" "6228480573300021251" "true" "+86 757" 5400
YAML::Tiny, PyYAML: '0757' '6228480573300021251' 'true' '+86 757' 90
YAML::Tiny, Psych: "0757" "6228480573300021251" "true" "+86 757" 5400
T
