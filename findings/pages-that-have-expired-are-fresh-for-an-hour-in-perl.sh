#!/bin/sh
# Pages that must not be used again, sent with Expires: 0, Expires: -1 and Cache-Control: no-cache, asked whether they are fresh by HTTP::Response of Perl (is_fresh).
# Guess: none is: what is no date in Expires, "0" above all, lies in the past (RFC 9111, 5.3), and no-cache must not be used before asking again (5.2.2.4).
# Seen: all are fresh for an hour, as pages are that tell nothing. max-age=0 and a day in the past are not fresh.
set -eu
packages='libhttp-date-perl libhttp-message-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ask.pl <<'P'
use HTTP::Date qw(time2str);
use HTTP::Response;
for my $header (['Expires', '0'], ['Expires', '-1'], ['Cache-Control', 'no-cache'], ['Expires', time2str(time - 60)], ['Cache-Control', 'max-age=0']) {
  my $page = HTTP::Response->new(200, 'OK', [Date => time2str(time), @$header]);
  my $shown = $header->[1] =~ /GMT/ ? 'a minute ago' : $header->[1];
  print "$header->[0]: $shown ", $page->is_fresh ? 'fresh for ' . $page->freshness_lifetime : 'not fresh', "\n";
}
P
perl ask.pl | tee seen
diff seen - <<'T'
Expires: 0 fresh for 3600
Expires: -1 fresh for 3600
Cache-Control: no-cache fresh for 3600
Expires: a minute ago not fresh
Cache-Control: max-age=0 not fresh
T
