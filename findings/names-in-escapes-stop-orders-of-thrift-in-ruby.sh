#!/bin/sh
# An order in the JSON of Thrift with the name 张𠮷 as Python writes it, and with the characters as escapes, \u5f20 and \ud842\udfb7, as JSON may be written by any sender, read by Thrift's libraries for Python and Ruby.
# Guess: the same name each time: an escape is the character, and two are one beyond the first plane (RFC 8259, 7); Thrift's JSON is JSON.
# Seen (Thrift 0.17.0 for Python, 0.14.0 for Ruby): Ruby reads a name without escapes and one of escapes of the first plane alone; it raises an error where both stand in one name, and at the two of 𠮷, so that the order is lost. Python reads all.
set -eu
packages='python3-thrift ruby ruby-thrift thrift-compiler'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
echo 'struct Order { 1: string name, 2: i64 id }' > order.thrift
thrift --gen py --gen rb order.thrift
cat > a.py <<'P'
import sys
sys.path.insert(0, 'gen-py')
from order.ttypes import Order
from thrift.protocol.TJSONProtocol import TJSONProtocol
from thrift.transport.TTransport import TMemoryBuffer
def written(name):
    buffer = TMemoryBuffer()
    Order(name, 202611290000000123).write(TJSONProtocol(buffer))
    return buffer.getvalue()
escapes = (('张', rb'\u5f20'), ('𠮷', rb'\ud842\udfb7'))
for number, data in enumerate((written('张𠮷'), written('张').replace('张'.encode(), escapes[0][1]), written('张三').replace('张'.encode(), escapes[0][1]), written('𠮷').replace('𠮷'.encode(), escapes[1][1]))):
    open(f'{number}.json', 'wb').write(data)
    order = Order()
    order.read(TJSONProtocol(TMemoryBuffer(data)))
    print(data.decode(), 'Python:', order.name)
P
cat > a.rb <<'P'
$LOAD_PATH << 'gen-rb'
require 'thrift'
require 'order_types'
4.times do |number|
  order = Order.new
  order.read(Thrift::JsonProtocol.new(Thrift::MemoryBufferTransport.new(File.binread("#{number}.json"))))
  puts "Ruby: #{order.name.dup.force_encoding('UTF-8')}"
rescue RangeError, EncodingError => e
  puts "Ruby: #{e.class}"
end
P
{
  /usr/bin/python3 a.py
  ruby a.rb
} | tee seen
diff seen - <<'T'
{"1":{"str":"张𠮷"},"2":{"i64":202611290000000123}} Python: 张𠮷
{"1":{"str":"\u5f20"},"2":{"i64":202611290000000123}} Python: 张
{"1":{"str":"\u5f20三"},"2":{"i64":202611290000000123}} Python: 张三
{"1":{"str":"\ud842\udfb7"},"2":{"i64":202611290000000123}} Python: 𠮷
Ruby: 张𠮷
Ruby: 张
Ruby: Encoding::CompatibilityError
Ruby: RangeError
T
