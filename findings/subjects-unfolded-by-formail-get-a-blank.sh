#!/bin/sh
# A subject in two lines, "door 600" and " x 18", joined by formail -c ("concatenate continued fields"), by reformail, and by Perl's and Python's libraries for mail.
# Guess: "door 600 x 18": only the line end goes away, the blank behind it is the one between the words (RFC 5322, 2.2.3: unfolding removes the CRLF).
# Seen: reformail, Perl and Python give that. formail 3.22 puts a blank in the place of the line end and leaves the other: "door 600  x 18", which no rule for the plain subject finds.
set -eu
packages='libemail-simple-perl maildrop procmail python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'From: a@example.com\nSubject: door 600\n x 18\n\nx\n' > mail
{
  echo "formail [$(formail -c -z -x Subject: < mail)]"
  echo "reformail [$(reformail -c -x Subject: < mail)]"
  perl -MEmail::Simple -e 'local $/; print "Perl [", Email::Simple->new(<>)->header("Subject"), "]\n"' mail
  /usr/bin/python3 -c 'import email, email.policy; print("Python [" + email.message_from_file(open("mail"), policy=email.policy.default)["Subject"] + "]")'
} | tee seen
diff seen - <<'T'
formail [door 600  x 18]
reformail [door 600 x 18]
Perl [door 600 x 18]
Python [door 600 x 18]
T
