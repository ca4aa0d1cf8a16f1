#!/bin/sh
# Addresses of files whose names have signs of full width (（１）), units (㎡), or numbers in circles (①), normalised, as crawlers, link checkers and clients in Ruby do before they ask; the URL of browsers and Node beside it.
# Guess: the same name, percent-encoded; RFC 3986 knows no more, and IRIs at most compose accents (NFC).
# Seen (ruby-addressable 2.8.1): full-width signs become half, ㎡ m2, ① 1, … three dots: another file's address. The ideographic stop between the parts of a host's name, which stands for a point as IDNA has it, becomes a part of one label instead.
set -eu
dpkg -s ruby-addressable >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ruby-addressable; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-addressable
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > names.txt <<'T'
http://portal.example/衣柜.pdf
http://portal.example/侧板（１）.pdf
http://portal.example/地板２㎡.pdf
http://portal.example/图①…②.pdf
http://例子。中国/a.pdf
T
cat > normalise.rb <<'R'
require 'addressable/uri'
File.readlines('names.txt', chomp: true).each { |name| puts "Addressable: #{name} #{Addressable::URI.unencode(Addressable::URI.parse(name).normalize.to_s)}" }
R
{
  LC_ALL=C.UTF-8 ruby normalise.rb
  node -e 'for (const name of require("node:fs").readFileSync("names.txt", "utf8").trim().split("\n")) console.log(`URL: ${name} ${decodeURI(new URL(name).href)}`)'
} | tee seen
diff seen - <<'T'
Addressable: http://portal.example/衣柜.pdf http://portal.example/衣柜.pdf
Addressable: http://portal.example/侧板（１）.pdf http://portal.example/侧板(1).pdf
Addressable: http://portal.example/地板２㎡.pdf http://portal.example/地板2m2.pdf
Addressable: http://portal.example/图①…②.pdf http://portal.example/图1...2.pdf
Addressable: http://例子。中国/a.pdf http://xn--r6j112g73a5zqcsf/a.pdf
URL: http://portal.example/衣柜.pdf http://portal.example/衣柜.pdf
URL: http://portal.example/侧板（１）.pdf http://portal.example/侧板（１）.pdf
URL: http://portal.example/地板２㎡.pdf http://portal.example/地板２㎡.pdf
URL: http://portal.example/图①…②.pdf http://portal.example/图①…②.pdf
URL: http://例子。中国/a.pdf http://xn--fsqu00a.xn--fiqs8s/a.pdf
T
