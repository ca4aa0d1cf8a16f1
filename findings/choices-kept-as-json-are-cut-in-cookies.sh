#!/bin/sh
# A cookie that keeps choices as JSON, prefs={"wood":"oak","count":2}, as scripts of pages set it and browsers send it, before a session. Read by libraries of Python, Perl, Ruby, PHP, Go and npm.
# Guess: as it is, or not at all as it has signs that RFC 6265 does not name; the session is there.
# Seen: Werkzeug 2.2.2, Falcon 3.1.1, Django 3.2, Cookie::Baker 0.11, Rack 2.2, WEBrick 1.8, PHP 8.2 and cookie 1.0.2 read it whole. CGI::Cookie 4.55 and CGI::Simple 1.280 of Perl cut it at the comma, so does Mojolicious 9.31, which makes a second cookie of the rest; WebOb 1.8.6 keeps only the bracket. Go leaves it out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='golang-go libcgi-pm-perl libcgi-simple-perl libcookie-baker-perl libmojolicious-perl php-cgi python3-django python3-falcon python3-webob python3-werkzeug ruby-rack ruby-webrick'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cookie@1.0.2
text='prefs={"wood":"oak","count":2}; session=2'
cat > read.py <<'P'
import sys
import falcon, falcon.testing, webob
from django.http.cookie import parse_cookie
from werkzeug.http import parse_cookie as parse_of_werkzeug
text = sys.argv[1]
for name, cookies in {
    'Werkzeug': parse_of_werkzeug(text),
    'Falcon': falcon.Request(falcon.testing.create_environ(headers={'Cookie': text})).cookies,
    'Django': parse_cookie(text),
    'WebOb': webob.Request({'HTTP_COOKIE': text, 'REQUEST_METHOD': 'GET'}).cookies,
}.items():
    print(name + ':', '; '.join(f'{key}={value}' for key, value in cookies.items()))
P
cat > read.rb <<'R'
puts "Rack: #{Rack::Utils.parse_cookies_header(ARGV[0]).map { |pair| pair.join('=') }.join('; ')}"
puts "WEBrick: #{WEBrick::Cookie.parse(ARGV[0]).map { |cookie| "#{cookie.name}=#{cookie.value}" }.join('; ')}"
R
cat > read.pl <<'P'
use Cookie::Baker; use CGI::Cookie; use CGI::Simple::Cookie; use Mojo::Cookie::Request;
my $baker = crush_cookie($ARGV[0]);
my %cgi = CGI::Cookie->parse($ARGV[0]);
my %simple = CGI::Simple::Cookie->parse($ARGV[0]);
print 'Cookie::Baker: ', join('; ', map { "$_=$baker->{$_}" } sort keys %$baker), "\n";
print 'CGI::Cookie of Perl: ', join('; ', map { "$_=" . $cgi{$_}->value } sort keys %cgi), "\n";
print 'CGI::Simple: ', join('; ', map { "$_=" . $simple{$_}->value } sort keys %simple), "\n";
print 'Mojolicious: ', join('; ', map { $_->name . '=' . $_->value } @{Mojo::Cookie::Request->parse($ARGV[0])}), "\n";
P
cat > read.go <<'G'
package main

import ("fmt"; "net/http"; "os")

func main() {
	fmt.Println("Go:", (&http.Request{Header: http.Header{"Cookie": {os.Args[1]}}}).Cookies())
}
G
echo '<?php echo "PHP: ", implode("; ", array_map(fn($key) => "$key=$_COOKIE[$key]", array_keys($_COOKIE))), "\n";' > read.php
{
  /usr/bin/python3 -W ignore read.py "$text"
  ruby -W0 -rrack -rwebrick read.rb "$text"
  perl read.pl "$text"
  REDIRECT_STATUS=1 SCRIPT_FILENAME="$folder/read.php" REQUEST_METHOD=GET HTTP_COOKIE="$text" php-cgi | sed -n '/^PHP/p'
  go run read.go "$text"
  node -e "console.log('cookie of npm:', Object.entries(require('cookie').parse(process.argv[1])).map((pair) => pair.join('=')).join('; '))" "$text"
} | tee seen
diff seen - <<'T'
Werkzeug: prefs={"wood":"oak","count":2}; session=2
Falcon: prefs={"wood":"oak","count":2}; session=2
Django: prefs={"wood":"oak","count":2}; session=2
WebOb: prefs={; session=2
Rack: prefs={"wood":"oak","count":2}; session=2
WEBrick: prefs={"wood":"oak","count":2}; session=2
Cookie::Baker: prefs={"wood":"oak","count":2}; session=2
CGI::Cookie of Perl: prefs={"wood":"oak"; session=2
CGI::Simple: prefs={"wood":"oak"; session=2
Mojolicious: prefs={"wood":"oak"; "count":2}=; session=2
PHP: prefs={"wood":"oak","count":2}; session=2
Go: [session=2]
cookie of npm: prefs={"wood":"oak","count":2}; session=2
T
