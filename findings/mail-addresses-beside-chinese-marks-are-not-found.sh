#!/bin/sh
# The contact line of a notice, 邮箱：sales@example.com，电话, as text of characters, searched for mail addresses with Email::Find of Perl.
# Guess: sales@example.com: the manual says that it finds the addresses of RFC 822 in a text, and those are of ASCII, so that the colon and comma of Chinese end them.
# Seen (Email::Find 0.10): none. It takes the Chinese characters for parts of the address and then refuses the whole, unless there are blanks on both sides. URI::Find finds the web address in the same line.
set -eu
packages='libemail-find-perl liburi-find-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pl <<'P'
use utf8; use open qw(:std :utf8); use Email::Find; use URI::Find;
for my $line ('邮箱：sales@example.com，网址：http://example.com/a，电话', '请发至sales@example.com。', '邮箱 sales@example.com 电话', 'mail: sales@example.com, telephone') {
  my ($text, @mail, @web) = $line;
  Email::Find->new(sub { push @mail, $_[0]->address; $_[1] })->find(\$text);
  URI::Find->new(sub { push @web, $_[1]; $_[1] })->find(\$text);
  print "$line => @mail @web\n" =~ s/ +$//mr;
}
P
perl a.pl | tee seen
diff seen - <<'T'
邮箱：sales@example.com，网址：http://example.com/a，电话 =>  http://example.com/a
请发至sales@example.com。 =>
邮箱 sales@example.com 电话 => sales@example.com
mail: sales@example.com, telephone => sales@example.com
T
