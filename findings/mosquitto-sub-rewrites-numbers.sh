#!/bin/sh
# A label printer follows the orders with mosquitto_sub -F %J, which puts the payload as JSON into a line of JSON: an order number of 18 digits with a price, an area code 0757, which is no JSON, and 18 mm.
# Guess: a payload that is JSON stands there as it came; what is no JSON is a text, or an error, as for 18 mm.
# Seen: mosquitto_sub 2.0.11 reads and writes the numbers anew: 202611290000000123 becomes 2.0261129000000013e+17, 1299.50 becomes 1299.5; 0757 becomes the number 757. %p gives the payload as it came.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in mosquitto mosquitto-clients; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mosquitto mosquitto-clients
cd "$folder"
export LC_ALL=C.UTF-8
mosquitto -p 21883 >broker 2>&1 &
broker=$!
trap 'kill "$broker" 2>/dev/null; rm -rf "$folder"' EXIT
until mosquitto_pub -p 21883 -t ready -n 2>/dev/null; do sleep 0.2; done
for format in %J %p; do
  for message in '{"order":202611290000000123,"price":1299.50}' 0757 '18 mm'; do
    mosquitto_pub -p 21883 -r -t orders -m "$message"
    printf '%s of %s: ' "$format" "$message"
    mosquitto_sub -p 21883 -t orders -C 1 -W 5 -F "$format" 2>&1 | sed -n 's/.*"payload":\(.*\)}$/\1/;/./p' || :
  done
done | tee seen
diff seen - <<'T'
%J of {"order":202611290000000123,"price":1299.50}: {"order":2.0261129000000013e+17,"price":1299.5}
%J of 0757: 757
%J of 18 mm: Error: Message payload is not valid JSON on topic orders.
%p of {"order":202611290000000123,"price":1299.50}: {"order":202611290000000123,"price":1299.50}
%p of 0757: 0757
%p of 18 mm: 18 mm
T
