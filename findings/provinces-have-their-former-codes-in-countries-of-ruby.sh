#!/bin/sh
# The provinces of China by their codes of ISO 3166-2, told by Ruby's countries: Guangdong, GD.
# Guess: Guangdong for GD (ISO 3166-2:CN has letters since 2017-11-23), as the gem knows regions of other countries by letters.
# Seen (3.0.0): nothing for GD. The keys are the former digits, 44 for Guangdong.
set -eu
dpkg -s ruby-countries >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ruby-countries >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-countries
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'countries'
provinces = ISO3166::Country['CN'].subdivisions
puts "GD: #{provinces['GD'].inspect}"
puts "44: #{provinces['44'].name}"
puts "all: #{provinces.keys.join(' ')}"
puts "Bavaria: #{ISO3166::Country['DE'].subdivisions['BY'].name}"
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
GD: nil
44: Guangdong
all: 11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 91 92
Bavaria: Bayern
T
