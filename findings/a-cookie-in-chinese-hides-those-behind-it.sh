#!/bin/sh
# Cookies of a portal as a browser sends them: token, then one that a page has set with document.cookie='城市=佛山' (sent as it is, in UTF-8), or whose value alone is in Chinese, then session. Read by libraries of Python, Perl, Ruby, PHP and npm.
# Guess: at worst the Chinese one is lost: token and session are there.
# Seen: http.cookies of Python 3.11, and with it Bottle 0.12.23 and aiohttp 3.8.4, stop at the Chinese one, and the session behind it is lost. CGI::Cookie of Ruby 3.1 refuses all of them for the name. The rest as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libcgi-pm-perl libcookie-baker-perl libmojolicious-perl python3-aiohttp python3-bottle python3-django python3-falcon python3-webob python3-werkzeug ruby-rack ruby-webrick'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cookie@1.0.2
cat > read.py <<'P'
import sys
from http.cookies import SimpleCookie
import bottle, falcon, falcon.testing, webob
from aiohttp.test_utils import make_mocked_request
from django.http.cookie import parse_cookie
from werkzeug.http import parse_cookie as parse_of_werkzeug
text = sys.argv[1]
wsgi = text.encode().decode('latin-1')
read = {
    'http.cookies': lambda: SimpleCookie(text),
    'Bottle': lambda: bottle.BaseRequest({'HTTP_COOKIE': wsgi}).cookies,
    'aiohttp': lambda: make_mocked_request('GET', '/', headers={'Cookie': text}).cookies,
    'Falcon': lambda: falcon.Request(falcon.testing.create_environ(headers={'Cookie': wsgi})).cookies,
    'Werkzeug': lambda: parse_of_werkzeug(wsgi),
    'WebOb': lambda: webob.Request({'HTTP_COOKIE': wsgi, 'REQUEST_METHOD': 'GET'}).cookies,
    'Django': lambda: parse_cookie(text),
}
for name, of in read.items():
    print(name + ':', *[key for key in ('token', 'session') if key in of()])
P
cat > read.rb <<'R'
text = ARGV[0].dup.force_encoding('UTF-8')
read = { 'Rack' => -> { Rack::Utils.parse_cookies_header(text).keys }, 'WEBrick' => -> { WEBrick::Cookie.parse(text).map(&:name) }, 'CGI::Cookie of Ruby' => -> { CGI::Cookie.parse(text).keys } }
read.each { |name, of| puts "#{name}: #{(begin; of.call & %w[token session]; rescue ArgumentError; ['refused']; end).join(' ')}" }
R
cat > read.pl <<'P'
use Cookie::Baker; use CGI::Cookie; use Mojo::Cookie::Request;
my %baker = %{crush_cookie($ARGV[0])};
my %cgi = CGI::Cookie->parse($ARGV[0]);
my %mojo = map { $_->name => 1 } @{Mojo::Cookie::Request->parse($ARGV[0])};
for (['Cookie::Baker', \%baker], ['CGI::Cookie of Perl', \%cgi], ['Mojolicious', \%mojo]) {
  my ($name, $read) = @$_;
  print join(' ', "$name:", grep { exists $read->{$_} } qw(token session)), "\n";
}
P
for text in 'token=1; city=Foshan; session=2' 'token=1; 城市=佛山; session=2' 'token=1; city=佛山; session=2'; do
  echo "$text"
  {
    /usr/bin/python3 -W ignore read.py "$text"
    ruby -W0 -rrack -rwebrick -rcgi read.rb "$text"
    perl read.pl "$text"
    node -e "console.log('cookie of npm:', ['token', 'session'].filter((key) => key in require('cookie').parse(process.argv[1])).join(' '))" "$text"
  } | awk -F': ' '{ names[$2] = names[$2] (names[$2] ? ", " : "") $1; if (!($2 in seen)) { seen[$2]; order[++n] = $2 } } END { for (i = 1; i <= n; i++) print "  " order[i] ": " names[order[i]] }'
done | tee seen
diff seen - <<'T'
token=1; city=Foshan; session=2
  token session: http.cookies, Bottle, aiohttp, Falcon, Werkzeug, WebOb, Django, Rack, WEBrick, CGI::Cookie of Ruby, Cookie::Baker, CGI::Cookie of Perl, Mojolicious, cookie of npm
token=1; 城市=佛山; session=2
  token: http.cookies, Bottle, aiohttp
  token session: Falcon, Werkzeug, WebOb, Django, Rack, WEBrick, Cookie::Baker, CGI::Cookie of Perl, Mojolicious, cookie of npm
  refused: CGI::Cookie of Ruby
token=1; city=佛山; session=2
  token: http.cookies, Bottle, aiohttp
  token session: Falcon, Werkzeug, WebOb, Django, Rack, WEBrick, CGI::Cookie of Ruby, Cookie::Baker, CGI::Cookie of Perl, Mojolicious, cookie of npm
T
