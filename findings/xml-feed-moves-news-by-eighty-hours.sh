#!/bin/sh
# News whose time is given as "GMT+8", as JavaScript and many sites in China write it, read by Perl's XML::Feed.
# Guess: 09:30 of China, that is 01:30 of Greenwich; or no time.
# Seen (XML::Feed 0.63 with DateTime::Format::Mail 0.403): the zone is +8000, eighty hours, so that the news of Monday is from Friday; GMT and +0800 are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libxml-feed-perl libdatetime-format-mail-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libxml-feed-perl libdatetime-format-mail-perl
cd "$folder"
cat > read.pl <<'P'
use strict;
use warnings;
use XML::Feed;
my @zones = ('+0800', 'GMT', 'GMT+8');
my $items = join '', map { "<item><title>$_</title><pubDate>Mon, 05 Jan 2026 09:30:00 $_</pubDate></item>" } @zones;
my $text = "<rss version=\"2.0\"><channel><title>a</title>$items</channel></rss>";
for my $entry (XML::Feed->parse(\$text)->entries) {
  my $time = $entry->issued;
  print $entry->title, ': ', $time->time_zone->name, ', ', $time->clone->set_time_zone('UTC')->strftime('%a %Y-%m-%d %H:%M'), "\n";
}
P
perl read.pl | tee seen
diff seen - <<'T'
+0800: +0800, Mon 2026-01-05 01:30
GMT: UTC, Mon 2026-01-05 09:30
GMT+8: +8000, Fri 2026-01-02 01:30
T
