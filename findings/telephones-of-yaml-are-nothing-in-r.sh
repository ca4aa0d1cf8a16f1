#!/bin/sh
# A list of customers as YAML with a mobile number and an order's number that are written without quotation marks, read by yaml of R, as its own way to keep whole numbers has 32 bits; the same by PyYAML and Ruby.
# Guess: 13800138000 as a number with a point, which R has up to 2^53 without loss, or as a text; the order at worst without its end.
# Seen (yaml 2.3.7): both are NA, nothing, with a warning that they are out of range. PyYAML and Ruby have the numbers whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-yaml r-cran-yaml ruby; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-yaml r-cran-yaml
cd "$folder"
printf 'telephone: 13800138000\norder: 202611290000123456\nboards: 12\n' > list.yml
{
  Rscript -e 'list <- yaml::read_yaml("list.yml"); cat("R:", list$telephone, list$order, list$boards, "\n")' 2>/dev/null
  /usr/bin/python3 -c 'import yaml; print("PyYAML:", *yaml.safe_load(open("list.yml")).values())'
  ruby -ryaml -e 'puts "Ruby: #{YAML.load_file("list.yml").values.join(" ")}"'
} | tee seen
diff seen - <<'T'
R: NA NA 12 
PyYAML: 13800138000 202611290000123456 12
Ruby: 13800138000 202611290000123456 12
T
