#!/bin/sh
# The word for oak in GBK, with charset=gbk; charset="gbk" in quotation marks; Charset=GBK; and behind another parameter in quotation marks, as RFC 9110 allows.
# Guess: read by each client that decodes the first: names of parameters are alike in capitals, and values may be quoted (RFC 9110, 5.6.6 and 8.3.1).
# Seen: RestClient 2.1.0 knows charset in small letters only. Mechanize 2.8.5 makes other letters of a page whose charset is in quotation marks. HTTParty, http.rb, Mojolicious and aiohttp take the one within the quoted text before it, or none. The rest as guessed.
cd "$(dirname "$0")"
. ./shared/clients.sh
cat > answers.cjs <<'J'
const kinds = { plain: 'text/html; charset=gbk', quoted: 'text/html; charset="gbk"', capital: 'text/html; Charset=GBK', behind: 'text/html; note="oak; charset=utf-8"; charset=gbk' };
for (const [name, kind] of Object.entries(kinds))
  exports[`/${name}`] = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: ${kind}\r\nContent-Length: 4\r\nConnection: close\r\n\r\n`), Buffer.from('cff0c4be', 'hex')]);
J
serve
seen_by 'plain quoted capital behind' requests httpx aiohttp RestClient HTTParty http.rb httpclient Mechanize LWP Mojolicious Furl httr | tee seen
diff seen - <<'T'
plain, 橡木: requests, httpx, aiohttp, RestClient, HTTParty, http.rb, httpclient, Mechanize, LWP, Mojolicious, Furl, httr
quoted, (no text): Mechanize
quoted, 橡木: requests, httpx, aiohttp, RestClient, HTTParty, http.rb, httpclient, LWP, Mojolicious, Furl, httr
capital, (no text): RestClient
capital, 橡木: requests, httpx, aiohttp, HTTParty, http.rb, httpclient, Mechanize, LWP, Mojolicious, Furl, httr
behind, (an error): aiohttp
behind, (no text): HTTParty, http.rb, Mechanize, Mojolicious
behind, 橡木: requests, httpx, RestClient, httpclient, LWP, Furl, httr
T
