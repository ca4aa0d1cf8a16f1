#!/bin/sh
# A report about a mail to two addresses, of which one does not exist (Action: failed, 5.1.1) and the other is late (Action: delayed), read with Mail::DeliveryStatus::BounceParser of Perl, with one of them, and with two that failed.
# Guess: a bounce wherever an address has failed: each address has its own report (RFC 3464, 2.3).
# Seen (BounceParser 1.543): the failed and the delayed together are no bounce, in either order, though addresses() gives the one that failed where it stands first; a list that goes by is_bounce keeps that address for ever. The others are as guessed.
set -eu
packages='libmail-deliverystatus-bounceparser-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pl <<'P'
use Mail::DeliveryStatus::BounceParser;
my %entry = (failed => "Final-Recipient: rfc822; wang\@example.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\n",
  'also failed' => "Final-Recipient: rfc822; zhao\@example.com\nAction: failed\nStatus: 5.4.1\n", delayed => "Final-Recipient: rfc822; li\@example.com\nAction: delayed\nStatus: 4.4.1\n");
for my $case (['failed'], ['delayed'], ['failed', 'also failed'], ['failed', 'delayed'], ['delayed', 'failed']) {
  my $report = Mail::DeliveryStatus::BounceParser->new(join "\n", 'From: MAILER-DAEMON@example.com', 'To: a@portal.example', 'Subject: Undelivered Mail', 'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '', '--b', 'Content-Type: text/plain', '', 'Report', '--b', 'Content-Type: message/delivery-status', '',
    "Reporting-MTA: dns; mx.example.com\n", join("\n", @entry{@$case}) . '--b', 'Content-Type: message/rfc822', '', 'Message-ID: <9@portal.example>', 'Subject: x', '', 'y', '--b--', '');
  print join(' and ', @$case), ': ', $report->is_bounce ? 'bounce' : 'no bounce', ' ', join(', ', $report->addresses), "\n";
}
P
perl a.pl | tee seen
diff seen - <<'T'
failed: bounce wang@example.com
delayed: no bounce 
failed and also failed: bounce wang@example.com, zhao@example.com
failed and delayed: no bounce wang@example.com
delayed and failed: no bounce 
T
