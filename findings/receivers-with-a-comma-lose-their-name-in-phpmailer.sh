#!/bin/sh
# Receivers of a mail as one text, "Wang, Buyer" <w@example.com>, l@example.com (Li), taken apart by PHPMailer (parseAddresses, without the extension imap), by Email::Address::XS of Perl and by Python.
# Guess: two receivers, one of them called Wang, Buyer: its documentation says "RFC822-style", where a comma in quotation marks parts nothing (RFC 5322, 3.2.4 and 3.4), and words in brackets are a comment.
# Seen: PHPMailer 6.6.3 parts at each comma: the name is Buyer alone, and the receiver with a comment is left out.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libemail-address-xs-perl libphp-phpmailer php-cli'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LIST='"Wang, Buyer" <w@example.com>, l@example.com (Li)'
{
  php -r 'require "libphp-phpmailer/autoload.php"; foreach (PHPMailer\PHPMailer\PHPMailer::parseAddresses(getenv("LIST"), false) as $one) echo "PHPMailer [", $one["name"], "] ", $one["address"], "\n";'
  perl -MEmail::Address::XS -e 'print "Perl [", $_->phrase // "", "] ", $_->address, "\n" for Email::Address::XS->parse($ENV{LIST})'
  /usr/bin/python3 -c "
import email.utils, os
for name, address in email.utils.getaddresses([os.environ['LIST']]):
    print(f'Python [{name}] {address}')"
} > seen
cat seen
diff seen - <<'T'
PHPMailer [Buyer] w@example.com
Perl [Wang, Buyer] w@example.com
Perl [] l@example.com
Python [Wang, Buyer] w@example.com
Python [Li] l@example.com
T
