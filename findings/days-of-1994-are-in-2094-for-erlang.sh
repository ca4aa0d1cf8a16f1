#!/bin/sh
# Dates of HTTP in the form of RFC 850, with years of two digits, as older servers send them: 5 January 26 and 6 November 94, read by Erlang, Ruby, and Perl's HTTP::Date, DateTime::Format::HTTP and Mojolicious.
# Guess: 2026 and 1994: a year that seems to be more than 50 years ahead is the past one with these digits (RFC 9110, 5.6.7: MUST).
# Seen: so, but for inets of Erlang/OTP 25, whose httpd_util reads 2094. Of the whole form it reads 1994.
set -eu
packages='erlang-inets libdatetime-format-http-perl libhttp-date-perl libmojolicious-perl ruby'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for date in 'Monday, 05-Jan-26 01:30:00 GMT' 'Sunday, 06-Nov-94 08:49:37 GMT' 'Sun, 06 Nov 1994 08:49:37 GMT'; do
  echo "$date"
  HOME=$folder erl -noshell -eval "{{Year, _, _}, _} = httpd_util:convert_request_date(\"$date\"), io:format(\"  Erlang ~p~n\", [Year]), halt()."
  ruby -rtime -e 'puts "  Ruby #{Time.httpdate(ARGV[0]).year}"' "$date"
  perl -MHTTP::Date -MMojo::Date -MDateTime::Format::HTTP -e '
    my %read = ("HTTP::Date" => str2time($ARGV[0]), "DateTime::Format::HTTP" => DateTime::Format::HTTP->parse_datetime($ARGV[0])->epoch, "Mojolicious" => Mojo::Date->new($ARGV[0])->epoch);
    print "  $_ ", 1900 + (gmtime $read{$_})[5], "\n" for sort keys %read' "$date"
done | tee seen
diff seen - <<'T'
Monday, 05-Jan-26 01:30:00 GMT
  Erlang 2026
  Ruby 2026
  DateTime::Format::HTTP 2026
  HTTP::Date 2026
  Mojolicious 2026
Sunday, 06-Nov-94 08:49:37 GMT
  Erlang 2094
  Ruby 1994
  DateTime::Format::HTTP 1994
  HTTP::Date 1994
  Mojolicious 1994
Sun, 06 Nov 1994 08:49:37 GMT
  Erlang 1994
  Ruby 1994
  DateTime::Format::HTTP 1994
  HTTP::Date 1994
  Mojolicious 1994
T
