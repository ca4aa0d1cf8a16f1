#!/bin/sh
# The address of a search with sizes in a list, ?size=18;20;25&wood=oak, as URLSearchParams and forms of browsers would read it (in form data a ; has meant nothing since HTML5), read by libraries for queries of Python, Ruby, Perl, PHP, Tcl, Erlang, R, Go and Node.
# Guess: size is 18;20;25; or it is refused, as in Go.
# Seen: WebOb 1.8.6, CherryPy 18.8, CGI, Rack 2.2 and WEBrick of Ruby, and CGI.pm 4.55, CGI::Simple 1.280, Plack 1.0050 and URI of Perl part at each ; as HTML 4 had it: size is 18, and there are fields named 20 and 25. Go drops the size and keeps the wood. All others keep it whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='erlang-base golang-go libcgi-pm-perl libcgi-simple-perl libmojolicious-perl libplack-perl liburi-perl php-cli php-guzzlehttp-psr7 python3-bottle python3-cherrypy3 python3-falcon python3-webob python3-werkzeug python3-yarl r-cran-httr ruby-addressable ruby-rack ruby-webrick tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
query='size=18;20;25&wood=oak'
cat > read.py <<'P'
import sys
import bottle, falcon, falcon.testing, webob
from cherrypy.lib import httputil
from urllib.parse import parse_qs
from werkzeug.wrappers import Request
from yarl import URL
query = sys.argv[1]
env = {'QUERY_STRING': query, 'REQUEST_METHOD': 'GET', 'PATH_INFO': '/', 'SERVER_NAME': 'home.example', 'SERVER_PORT': '80', 'wsgi.url_scheme': 'http'}
for name, size in {
    'urllib': parse_qs(query)['size'][0],
    'Bottle': bottle.BaseRequest(dict(env)).query['size'],
    'CherryPy': httputil.parse_query_string(query)['size'],
    'Falcon': falcon.Request(falcon.testing.create_environ(query_string=query)).params['size'],
    'WebOb': webob.Request(dict(env)).GET['size'],
    'Werkzeug': Request(dict(env)).args['size'],
    'yarl': URL('http://home.example/?' + query).query['size'],
}.items():
    print(f'{size}:{name}')
P
cat > read.rb <<'R'
{ 'Rack' => Rack::Utils.parse_query(ARGV[0])['size'], 'CGI of Ruby' => CGI.parse(ARGV[0])['size'][0], 'URI of Ruby' => URI.decode_www_form(ARGV[0]).to_h['size'],
  'WEBrick' => WEBrick::HTTPUtils.parse_query(ARGV[0])['size'], 'Addressable' => Addressable::URI.form_unencode(ARGV[0]).to_h['size'] }.each { |name, size| puts "#{size}:#{name}" }
R
cat > read.pl <<'P'
use CGI; use CGI::Simple; use Mojo::Parameters; use Plack::Request; use URI; use URI::QueryParam;
my $query = $ARGV[0];
print CGI->new($query)->param('size'), ":CGI of Perl\n";
print CGI::Simple->new($query)->param('size'), ":CGI\::Simple\n";
print Mojo::Parameters->new($query)->param('size'), ":Mojolicious\n";
print Plack::Request->new({QUERY_STRING => $query})->query_parameters->get('size'), ":Plack\n";
print URI->new("http://home.example/?$query")->query_param('size') // '', ":URI of Perl\n";
P
cat > read.php <<'P'
<?php
require 'GuzzleHttp/Psr7/autoload.php';
parse_str($argv[1], $query);
echo "$query[size]:PHP\n", GuzzleHttp\Psr7\Query::parse($argv[1])['size'], ":Guzzle\n";
P
cat > read.go <<'G'
package main

import ("fmt"; "net/url"; "os")

func main() {
	query, _ := url.ParseQuery(os.Args[1])
	fmt.Printf("%s:Go\n", query.Get("size"))
}
G
{
  /usr/bin/python3 -W ignore read.py "$query"
  ruby -W0 -rrack -rwebrick -rcgi -raddressable read.rb "$query"
  perl read.pl "$query" 2>/dev/null | sed 's/CGI::Simple/CGI Simple/'
  php read.php "$query"
  echo "package require ncgi; ncgi::reset {$query}; ncgi::parse; puts [ncgi::value size]:Tcl" | tclsh
  erl -noshell -eval "io:format(\"~s:Erlang~n\", [proplists:get_value(\"size\", uri_string:dissect_query(\"$query\"))]), halt()."
  Rscript -e 'cat(httr::parse_url(paste0("http://home.example/?", commandArgs(TRUE)))$query$size, ":httr\n", sep = "")' "$query"
  go run read.go "$query"
  node -p 'new URLSearchParams(process.argv[1]).get("size") + ":Node"' "$query"
} | awk -F: '{ names[$1] = names[$1] (names[$1] ? ", " : "") $2 } END { for (size in names) print (size == "" ? "(none)" : size) ": " names[size] }' | sort | tee seen
diff seen - <<'T'
(none): Go
18: CherryPy, WebOb, Rack, CGI of Ruby, WEBrick, CGI of Perl, CGI Simple, Plack, URI of Perl
18;20;25: urllib, Bottle, Falcon, Werkzeug, yarl, URI of Ruby, Addressable, Mojolicious, PHP, Guzzle, Tcl, Erlang, httr, Node
T
