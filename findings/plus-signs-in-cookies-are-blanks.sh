#!/bin/sh
# A choice of colours kept in a cookie as Base64, s=abc+/==, as the browser sends it back, read by libraries of Ruby, Perl, PHP and Python.
# Guess: each gives abc+/==: all these characters may stand in a cookie's value, which has no coding of its own (RFC 6265, 4.1.1).
# Seen: Rack 2.2, and CGI and CGI::Simple of Perl give a blank in place of the plus sign, as in a form, so that the Base64 is another or none. WEBrick, Cookie::Baker, Mojolicious, PHP, Werkzeug, WebOb and http.cookies give what was sent.
set -eu
packages='libcgi-pm-perl libcgi-simple-perl libcookie-baker-perl libmojolicious-perl php-cgi python3-webob python3-werkzeug ruby-rack ruby-webrick'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cookie='s=abc+/=='
echo '<?php echo "PHP ", $_COOKIE["s"], "\n";' > read.php
cat > read.py <<'P'
import sys
from http.cookies import SimpleCookie
from webob import Request
from werkzeug.http import parse_cookie
print('http.cookies', SimpleCookie(sys.argv[1])['s'].value)
print('WebOb', Request({'HTTP_COOKIE': sys.argv[1], 'REQUEST_METHOD': 'GET'}).cookies['s'])
print('Werkzeug', parse_cookie(sys.argv[1])['s'])
P
cat > read.pl <<'P'
use CGI::Cookie; use CGI::Simple::Cookie; use Cookie::Baker; use Mojo::Cookie::Request;
my %read = CGI::Cookie->parse($ARGV[0]);
print "CGI ", $read{s}->value, "\n";
%read = CGI::Simple::Cookie->parse($ARGV[0]);
print "CGI::Simple ", $read{s}->value, "\n";
print "Cookie::Baker ", crush_cookie($ARGV[0])->{s}, "\n";
print "Mojolicious ", Mojo::Cookie::Request->parse($ARGV[0])->[0]->value, "\n";
P
{
  ruby -rrack -rwebrick -e 'puts "Rack #{Rack::Request.new(Rack::MockRequest.env_for("/", "HTTP_COOKIE" => ARGV[0])).cookies["s"]}", "WEBrick #{WEBrick::Cookie.parse(ARGV[0])[0].value}"' "$cookie"
  perl read.pl "$cookie"
  HTTP_COOKIE=$cookie REDIRECT_STATUS=1 SCRIPT_FILENAME=read.php php-cgi -q read.php
  /usr/bin/python3 read.py "$cookie"
} | tee seen
diff seen - <<'T'
Rack abc /==
WEBrick abc+/==
CGI abc /==
CGI::Simple abc /==
Cookie::Baker abc+/==
Mojolicious abc+/==
PHP abc+/==
http.cookies abc+/==
WebOb abc+/==
Werkzeug abc+/==
T
