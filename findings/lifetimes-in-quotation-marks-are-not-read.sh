#!/bin/sh
# A page that may be used for a minute, said with quotation marks, Cache-Control: max-age="60", as some servers write it; read by libraries of npm, Perl and Erlang.
# Guess: sixty: those who read directives ought to take both forms, with and without quotation marks (RFC 9111, 5.2).
# Seen: http-cache-semantics, parse-cache-control and @tusbar/cache-control do so. cache-control-parser 2.2.0 gives no max-age; HTTP::Response of Perl reckons an hour, as with no header at all; cowlib of Debian gives the text where it gives a number else.
set -eu
packages='erlang-base erlang-cowlib libhttp-message-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @tusbar/cache-control@3.0.1 cache-control-parser@2.2.0 http-cache-semantics@4.3.0 parse-cache-control@1.0.1
cat > read.mjs <<'J'
import CachePolicy from 'http-cache-semantics';
import { parse } from '@tusbar/cache-control';
import cacheControl from 'cache-control-parser';
import parseCacheControl from 'parse-cache-control';

for (const header of ['max-age=60', 'max-age="60"']) {
  const policy = new CachePolicy({ url: '/', headers: {} }, { status: 200, headers: { 'cache-control': header } });
  console.log(`${header}: http-cache-semantics ${policy.maxAge()}, @tusbar/cache-control ${parse(header).maxAge}, parse-cache-control ${parseCacheControl(header)['max-age']}, cache-control-parser ${(cacheControl.default ?? cacheControl).parse(header)['max-age']}`);
}
J
{
node read.mjs
for value in 60 '"60"'; do
  perl -MHTTP::Response -e 'print "Perl ", HTTP::Response->new(200, "OK", ["Cache-Control" => "max-age=$ARGV[0]"])->freshness_lifetime, "\n"' "$value"
  VALUE=$value HOME=$PWD erl -noshell -eval 'io:format("cowlib ~p~n", [cow_http_hd:parse_cache_control(list_to_binary("max-age=" ++ os:getenv("VALUE")))]), halt().'
done
} | tee seen
diff seen - <<'T'
max-age=60: http-cache-semantics 60, @tusbar/cache-control 60, parse-cache-control 60, cache-control-parser 60
max-age="60": http-cache-semantics 60, @tusbar/cache-control 60, parse-cache-control 60, cache-control-parser undefined
Perl 60
cowlib [{<<"max-age">>,60}]
Perl 3600
cowlib [{<<"max-age">>,<<"60">>}]
T
