# Shared by the findings about servers of calendars and address books (RFC 4791, RFC 6352), which source it: Radicale and Xandikos.
# put SERVER FILE stores what is given, report SERVER BOOK BODY prints an answer, found lists its addresses with their status.
set -eu
packages='curl python3 radicale xandikos'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
. "$(dirname "$0")/shared/ports.sh"
folder=$(mktemp -d)
pids=
trap 'kill $pids 2>/dev/null || :; wait $pids 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder"
printf '[server]\nhosts = 127.0.0.1:%s\n[auth]\ntype = none\n[storage]\nfilesystem_folder = %s/radicale\n' "$base" "$folder" > radicale.conf
mkdir xandikos
radicale -C radicale.conf >/dev/null 2>&1 & pids=$!
xandikos --defaults -d "$folder/xandikos" -p $((base + 1)) -l 127.0.0.1 >/dev/null 2>&1 & pids="$pids $!"
of_radicale="http://127.0.0.1:$base"
of_xandikos="http://127.0.0.1:$((base + 1))"
for server in $of_radicale $of_xandikos; do
  until curl -s -o /dev/null "$server/"; do sleep 0.2; done
done
curl -s -o /dev/null -u u:u -X MKCALENDAR "$of_radicale/u/calendar/"
curl -s -o /dev/null -u u:u -X MKCOL "$of_radicale/u/addressbook/" -d '<d:mkcol xmlns:d="DAV:" xmlns:a="urn:ietf:params:xml:ns:carddav"><d:set><d:prop><d:resourcetype><d:collection/><a:addressbook/></d:resourcetype></d:prop></d:set></d:mkcol>'
address_of() {
  case "$1 $2" in
    Radicale*) echo "$of_radicale/u/$2" ;;
    *calendar) echo "$of_xandikos/user/calendars/calendar" ;;
    *) echo "$of_xandikos/user/contacts/addressbook" ;;
  esac
}
put() {
  sed 's/$/\r/' > sent
  case $2 in *.ics) book=calendar type=text/calendar ;; *) book=addressbook type=text/vcard ;; esac
  curl -s -o got -w '%{http_code}' -u u:u -X PUT --data-binary @sent -H "Content-Type: $type" "$(address_of "$1" $book)/$2"
}
event() {
  printf 'BEGIN:VEVENT\nUID:%s\nDTSTAMP:20260101T000000Z\nDTSTART:%s\nDURATION:PT1H\nSUMMARY:%s\nLOCATION:Hangzhou\nEND:VEVENT\n' "$@"
}
calendar() {
  printf 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n'
  cat
  echo END:VCALENDAR
}
card() {
  printf 'BEGIN:VCARD\nVERSION:3.0\nUID:%s\nFN:%s\nN:%s;;;;\nTEL:%s\nEND:VCARD\n' "$1" "$2" "$2" "$3"
}
report() {
  curl -s -w '\nHTTP/1.1 %{http_code}\n' -u u:u -X REPORT -H 'Depth: 1' -H 'Content-Type: application/xml' "$(address_of "$1" "$2")/" -d '<?xml version="1.0" encoding="utf-8"?>'"$(
    echo "$3" | sed '1s|\(^<[a-z:-]*\)|\1 xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="urn:ietf:params:xml:ns:carddav"|')" | tr -d '\r'
}
found() {
  grep -oE '[^/<>]*\.(ics|vcf)<|HTTP/1.1 500' | tr -d '<' | LC_ALL=C sort | xargs
}
