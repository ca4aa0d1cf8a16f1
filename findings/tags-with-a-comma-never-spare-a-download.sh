#!/bin/sh
# A price list whose tag has a comma, ETag: "oak,18", asked for again with If-None-Match: "oak,18", by what frameworks compare tags with.
# Guess: nothing is sent (304), since a comma may stand in a tag, between its quotation marks (RFC 9110, 8.8.3, etagc).
# Seen: Plack does so, and Guile reads one tag. fresh 2.0.0 (Express and Koa), Mojolicious and Symfony part the tag at its comma and send all (200); without a comma they do not.
set -eu
packages='guile-3.0 libmojolicious-perl libplack-perl php-cli php-symfony-http-foundation'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fresh@2.0.0
cat > ask.pl <<'P'
use Mojolicious::Lite;
use Plack::Middleware::ConditionalGET;
my $tag = qq("$ARGV[0]");
my $page = Plack::Middleware::ConditionalGET->wrap(sub { [200, [ETag => $tag], ['89']] });
print "Plack ", $page->({REQUEST_METHOD => 'GET', HTTP_IF_NONE_MATCH => $tag})->[0], "\n";
my $controller = app->build_controller;
$controller->req->headers->if_none_match($tag);
print "Mojolicious ", $controller->is_fresh(etag => $ARGV[0]) ? 304 : 200, "\n";
P
{
for tag in oak-18 oak,18; do
  node -p '`${process.argv[1]}: fresh ${require("fresh")({ "if-none-match": `"${process.argv[1]}"` }, { etag: `"${process.argv[1]}"` }) ? 304 : 200}`' "$tag"
  perl ask.pl "$tag"
  php -r 'require "/usr/share/php/Symfony/Component/HttpFoundation/autoload.php"; $request = Symfony\Component\HttpFoundation\Request::create("/"); $request->headers->set("If-None-Match", "\"$argv[1]\""); echo "Symfony ", (new Symfony\Component\HttpFoundation\Response("89"))->setEtag($argv[1])->isNotModified($request) ? 304 : 200, "\n";' "$tag"
  GUILE_AUTO_COMPILE=0 guile -c '(use-modules (web http)) (write (parse-header (quote if-none-match) (string-append "\"" (cadr (command-line)) "\""))) (newline)' "$tag"
done
} | tee seen
diff seen - <<'T'
oak-18: fresh 304
Plack 304
Mojolicious 304
Symfony 304
(("oak-18" . #t))
oak,18: fresh 200
Plack 304
Mojolicious 200
Symfony 200
(("oak,18" . #t))
T
