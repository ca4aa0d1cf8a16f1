#!/bin/sh
# Stock and prices of a warehouse as JSON, watched by curl_json of collectd: 1299.50 as a number and as text, "1,299.50", "1.2万" and "缺货" (none left).
# Guess: what is no number is left out, as 缺货 is, and as NaN at worst.
# Seen: collectd 5.12.0 stores 1 for "1,299.50" and 1.2 for "1.2万" as values like others; a line in its log says that it left out the rest.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in collectd-core python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' collectd-core python3
cd "$folder"
export LC_ALL=C.UTF-8
cat > serve.py <<'P'
from http.server import BaseHTTPRequestHandler, HTTPServer
class Stock(BaseHTTPRequestHandler):
    def do_GET(self):
        body = '{"门板":{"a":1299.50,"b":"1299.50","c":"1,299.50","d":"1.2万","e":"缺货"}}'.encode()
        self.send_response(200)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *_):
        pass
HTTPServer(('127.0.0.1', 22041), Stock).serve_forever()
P
/usr/bin/python3 serve.py &
served=$!
cat > conf <<C
Hostname "warehouse"
BaseDir "$folder"
Interval 1
TypesDB "/usr/share/collectd/types.db"
LoadPlugin logfile
LoadPlugin csv
LoadPlugin curl_json
<Plugin logfile>
File "$folder/log"
</Plugin>
<Plugin csv>
DataDir "$folder/csv"
</Plugin>
<Plugin curl_json>
<URL "http://127.0.0.1:22041/">
Instance "stock"
$(for key in a b c d e; do printf '<Key "门板/%s">\nType "gauge"\n</Key>\n' "$key"; done)
</URL>
</Plugin>
C
/usr/sbin/collectd -f -C conf >said 2>&1 &
collectd=$!
trap 'kill "$served" "$collectd"; wait; rm -rf "$folder"' EXIT
until ls csv/warehouse/curl_json-stock/gauge-门板-d-* >/dev/null 2>&1 && grep -q 万 log; do sleep 0.2; done
{
  for key in a b c d e; do
    echo "$key: $(cat "csv/warehouse/curl_json-stock/gauge-门板-$key"-* 2>/dev/null | sed -n '2s/.*,//p')"
  done
  sed -n 's/.*\(Ignoring trailing garbage "[^"]*"\).*/\1/p' log | sort -u
} | tee seen
diff seen - <<'T'
a: 1299.500000
b: 1299.500000
c: 1.000000
d: 1.200000
e: 
Ignoring trailing garbage ",299.50"
Ignoring trailing garbage "万"
T
