#!/bin/sh
# The day of a mail as mail programs in China write it, Mon, 5 Jan 2026 09:30:15 +0800 (CST), read by DateTime::Format::Mail, which parses RFC 2822, and by HTTP::Date, Date::Parse and Mail::Message of Perl.
# Guess: half past one at Greenwich: behind the zone a comment may stand (RFC 5322, 3.3: CFWS).
# Seen: HTTP::Date, Date::Parse and Mail::Message read it. DateTime::Format::Mail 0.403 refuses it, strict as it is with nothing set; its loose way, meant for dates that are wrong, reads it.
set -eu
packages='libdatetime-format-mail-perl libhttp-date-perl libmail-message-perl libtimedate-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.pl <<'P'
use Date::Parse qw(str2time);
use DateTime::Format::Mail;
use HTTP::Date ();
use Mail::Message;
for my $day ('Mon, 5 Jan 2026 09:30:15 +0800', 'Mon, 5 Jan 2026 09:30:15 +0800 (CST)') {
  print "$day\n  HTTP::Date ", HTTP::Date::str2time($day), ", Date::Parse ", str2time($day), ", Mail::Message ", Mail::Message->read("Date: $day\n\n")->timestamp, "\n";
  for my $way (0, 1) {
    my $read = eval { DateTime::Format::Mail->new(loose => $way)->parse_datetime($day)->epoch };
    print $way ? '  loose ' : '  strict ', $read // 'refused', "\n";
  }
}
P
perl read.pl | tee seen
diff seen - <<'T'
Mon, 5 Jan 2026 09:30:15 +0800
  HTTP::Date 1767576615, Date::Parse 1767576615, Mail::Message 1767576615
  strict 1767576615
  loose 1767576615
Mon, 5 Jan 2026 09:30:15 +0800 (CST)
  HTTP::Date 1767576615, Date::Parse 1767576615, Mail::Message 1767576615
  strict refused
  loose 1767576615
T
