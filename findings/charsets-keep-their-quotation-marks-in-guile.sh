#!/bin/sh
# The type of a page with its charset in quotation marks, text/html; charset="utf-8", and that of a form whose boundary stands in them, read by the HTTP of Guile (web http), by Perl and by cowlib of Erlang.
# Guess: utf-8 without them: values of parameters may be quoted and mean the same (RFC 9110, 5.6.6 and 8.3.1).
# Seen: Perl and cowlib do so. Guile 3.0.8 leaves the marks in the value, so that the text is in a charset unknown; it refuses a boundary with a semicolon within its marks.
set -eu
packages='erlang-base erlang-cowlib guile-3.0 libhttp-message-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.scm <<'S'
(use-modules (web http))
(for-each
 (lambda (value)
   (write (catch #t (lambda () (parse-header 'content-type value)) (lambda _ 'refused)))
   (newline))
 '("text/html; charset=utf-8" "text/html; charset=\"utf-8\"" "multipart/form-data; boundary=\"a;b\""))
S
{
GUILE_AUTO_COMPILE=0 guile -s read.scm
perl -MHTTP::Headers -e 'print +(HTTP::Headers->new(Content_Type => q(text/html; charset="utf-8"))->content_type_charset)[1], "\n"'
HOME=$PWD erl -noshell -eval 'io:format("~p~n", [cow_http_hd:parse_content_type(<<"text/html; charset=\"utf-8\"">>)]), halt().'
} | tee seen
diff seen - <<'T'
(text/html (charset . "utf-8"))
(text/html (charset . "\"utf-8\""))
refused
UTF-8
{<<"text">>,<<"html">>,[{<<"charset">>,<<"utf-8">>}]}
T
