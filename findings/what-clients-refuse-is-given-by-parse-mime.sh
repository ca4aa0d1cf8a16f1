#!/bin/sh
# A client of an interface that takes anything but HTML (Accept: text/html;q=0, */*;q=0.5), asked by Parse::MIME of Perl and by mimeparse of Python, after which it was made, which of text/html and application/json it is to be given.
# Guess: application/json: a quality of 0 means "not acceptable" (RFC 9110, 12.4.2).
# Seen: Parse::MIME 1.006 gives text/html, even when nothing else is there. mimeparse 1.6.0 gives JSON, and nothing when there is none.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libparse-mime-perl python3-mimeparse'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
accept='text/html;q=0, */*;q=0.5'
for types in 'text/html application/json' 'text/html'; do
  echo "$types"
  perl -MParse::MIME=best_match -e '($accept, @types) = @ARGV; print "  Perl \"", best_match(\@types, $accept), "\"\n"' "$accept" $types
  /usr/bin/python3 -c "
import mimeparse, sys
print('  Python \"' + mimeparse.best_match(sys.argv[2:], sys.argv[1]) + '\"')" "$accept" $types
done | tee seen
diff seen - <<'T'
text/html application/json
  Perl "text/html"
  Python "application/json"
text/html
  Perl "text/html"
  Python ""
T
