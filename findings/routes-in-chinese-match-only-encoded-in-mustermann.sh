#!/bin/sh
# Routes of Ruby's Mustermann (Sinatra's, whose requests come in either form) with a Chinese word, a blank and an accent, for paths as they are and encoded.
# Guess: both, {"id"=>"18"} (its manual: a character matches exactly that character or a URI escaped version of it).
# Seen (3.0.0): so for the blank. The routes with 图纸 and é match the encoded path only, and never the one that they are written in.
set -eu
dpkg -s ruby-mustermann >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ruby-mustermann; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ruby-mustermann
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.rb <<'P'
require 'erb'
require 'mustermann'
['/a b/:id', '/é/:id', '/图纸/:id'].each do |route|
  path = route.sub(':id', '18')
  [path, path.split('/').map { |part| ERB::Util.url_encode(part) }.join('/')].each { |one| puts "#{route} of #{one}: #{Mustermann.new(route).params(one).inspect}" }
end
P
ruby -W0 run.rb | tee seen
diff seen - <<'T'
/a b/:id of /a b/18: {"id"=>"18"}
/a b/:id of /a%20b/18: {"id"=>"18"}
/é/:id of /é/18: nil
/é/:id of /%C3%A9/18: {"id"=>"18"}
/图纸/:id of /图纸/18: nil
/图纸/:id of /%E5%9B%BE%E7%BA%B8/18: {"id"=>"18"}
T
