#!/bin/sh
# Two receivers of an offer as they are typed with a Chinese keyboard, 王工 <wang@example.com>，李工 <li@example.com>, the comma being that of Chinese, read by libraries of Perl, Python and Ruby.
# Guess: an error, or both addresses; a mail that goes to one of them only, or to a third, is not sent without a word.
# Seen: Mail::Address of MailTools 2.21 makes one address of them, wang@example.comli@example.com. Email::Address::XS 1.05 gives the first alone, which it calls not valid if asked. Email::Address 1.913 gives both, the second with the comma in its name; Python (3.11.2 as Debian has it) gives an empty one, and Mail of Ruby raises an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libemail-address-perl libemail-address-xs-perl libmailtools-perl python3 ruby-mail; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libemail-address-perl libemail-address-xs-perl libmailtools-perl ruby-mail
cd "$folder"
export LC_ALL=C.UTF-8
cat > read.pl <<'P'
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use Email::Address;
use Email::Address::XS;
use Mail::Address;
my $text = '王工 <wang@example.com>，李工 <li@example.com>';
my @parts = Email::Address::XS->parse($text);
print 'Mail::Address: ', join(' | ', map { $_->phrase . ' ' . $_->address } Mail::Address->parse($text)), "\n";
print 'Email::Address: ', join(' | ', map { $_->phrase . ' ' . $_->address } Email::Address->parse($text)), "\n";
print 'Email::Address::XS: ', join(' | ', map { $_->phrase . ' ' . $_->address . ($_->is_valid ? '' : ' (not valid)') } @parts), "\n";
P
{
  perl read.pl
  /usr/bin/python3 -c '
import email.utils
print("Python:", email.utils.getaddresses(["王工 <wang@example.com>，李工 <li@example.com>"]))'
  ruby -rmail -e 'begin; puts "Mail of Ruby: #{Mail::AddressList.new("王工 <wang@example.com>，李工 <li@example.com>").addresses.join(" | ")}"; rescue Mail::Field::ParseError; puts "Mail of Ruby: error"; end'
} | tee seen
diff seen - <<'T'
Mail::Address: 王工 ，李工 wang@example.comli@example.com
Email::Address: 王工 wang@example.com | ，李工 li@example.com
Email::Address::XS: 王工 wang@example.com (not valid)
Python: [('', '')]
Mail of Ruby: error
T
