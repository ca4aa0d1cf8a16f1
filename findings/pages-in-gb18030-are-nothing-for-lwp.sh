#!/bin/sh
# A page in the charset of China, told in Content-Type as gb2312, gbk, GB18030 (the name of the standard that binds there) and x-gbk (which browsers read as well), the same bytes each time; read by clients of Python, Ruby, Perl and R, and by text browsers.
# Guess: 定制衣柜, whatever the name, as the Encoding Standard has it for browsers.
# Seen: of GB18030 LWP 6.68 gives undef, an empty page, Mojolicious 9.31 Latin letters, and lynx 2.9.0dev, which reads gb2312, loses characters, as it does for gbk. x-gbk is known to w3m and Mechanize of Ruby alone; aiohttp 3.8.4 guesses, and shows four other characters.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
packages='elinks libmojolicious-perl libwww-perl lynx python3-aiohttp python3-httpx python3-requests r-cran-httr ruby-http ruby-httparty ruby-mechanize w3m'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > server.cjs <<'J'
const server = require('node:http').createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': `text/html; charset=${url.slice(1)}` });
  response.end(Buffer.from('b6a8d6c6d2c2b9f1', 'hex'));
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do sleep 0.1; done
site=http://127.0.0.1:$(cat port)
cat > read.py <<'P'
import asyncio, sys
import aiohttp, httpx, requests
async def of_aiohttp():
    async with aiohttp.ClientSession() as session, session.get(sys.argv[1]) as answer:
        return await answer.text()
for name, text in {'requests': requests.get(sys.argv[1]).text, 'httpx': httpx.get(sys.argv[1]).text, 'aiohttp': asyncio.run(of_aiohttp())}.items():
    print(text, name, sep='\t')
P
cat > read.rb <<'R'
{ 'HTTParty' => HTTParty.get(ARGV[0], format: :plain).body, 'http.rb' => HTTP.get(ARGV[0]).to_s, 'Mechanize of Ruby' => Mechanize.new.get(ARGV[0]).search('body').text }.each { |name, text| puts "#{text.encode('UTF-8', invalid: :replace, undef: :replace)}\t#{name}" }
R
cat > read.pl <<'P'
use LWP::UserAgent; use Mojo::UserAgent;
binmode STDOUT, ':utf8';
print LWP::UserAgent->new->get($ARGV[0])->decoded_content // '(undef)', "\tLWP\n", Mojo::UserAgent->new->get($ARGV[0])->res->text, "\tMojolicious\n";
P
for charset in gb2312 gbk GB18030 x-gbk; do
  echo "$charset"
  {
    /usr/bin/python3 -W ignore read.py "$site/$charset"
    ruby -W0 -rhttp -rhttparty -rmechanize read.rb "$site/$charset"
    perl read.pl "$site/$charset"
    Rscript -e 'cat(httr::content(httr::GET(commandArgs(TRUE)), "text"), "\thttr\n", sep = "")' "$site/$charset" 2>/dev/null
    printf '%s\tw3m\n' "$(w3m -dump -O UTF-8 "$site/$charset" | tr -d ' \n')"
    printf '%s\tlynx\n' "$(lynx -dump -display_charset=utf-8 "$site/$charset" | tr -d ' \n')"
    printf '%s\telinks\n' "$(elinks -dump -dump-charset utf-8 "$site/$charset" | tr -d ' \n')"
  } | iconv -c -f UTF-8 -t UTF-8 | sed '/�/s/.*\t/(broken)\t/;/^¹/s/.*\t/(broken)\t/' | awk -F'\t' '{ names[$1] = names[$1] (names[$1] ? ", " : "") $2 } END { for (read in names) print "  " read ": " names[read] }' | sort
done | tee seen
diff seen - <<'T'
gb2312
  定制衣柜: requests, httpx, aiohttp, HTTParty, http.rb, Mechanize of Ruby, LWP, Mojolicious, httr, w3m, lynx, elinks
gbk
  (broken): lynx
  定制衣柜: requests, httpx, aiohttp, HTTParty, http.rb, Mechanize of Ruby, LWP, Mojolicious, httr, w3m, elinks
GB18030
  (broken): lynx
  (undef): LWP
  ¶¨ÖÆÒÂ¹ñ: Mojolicious
  定制衣柜: requests, httpx, aiohttp, HTTParty, http.rb, Mechanize of Ruby, httr, w3m, elinks
x-gbk
  (broken): requests, httpx, HTTParty, http.rb, lynx, elinks
  (undef): LWP
  NA: httr
  ¶¨ÖÆÒÂ¹ñ: Mojolicious
  定制衣柜: Mechanize of Ruby, w3m
  隅秶畟嶄: aiohttp
T
