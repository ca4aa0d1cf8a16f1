#!/bin/sh
# An order sent by XML-RPC, its parts texts: an area code, a mobile number, a price, an article 2E5, an order's number of 18 digits; by five libraries, and as Python's own reads the call.
# Guess: texts, as they are in the program, or at least numbers that the receiver can have back.
# Seen: Python sends texts, and so does xmlrpc of Ruby. RPC::XML 0.82, Frontier::RPC 0.07b4 and XMLRPC::Lite 0.717 look at the words and send numbers: the area code is 757 at the other end, the price 1299.5 and the article 200000. Frontier
# and XMLRPC::Lite send the mobile number and the order's as i4 and int, which have 32 bits; RPC::XML as i8, which the standard does not have.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libfrontier-rpc-perl librpc-xml-perl libxmlrpc-lite-perl python3 ruby-xmlrpc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libfrontier-rpc-perl librpc-xml-perl libxmlrpc-lite-perl ruby-xmlrpc
cd "$folder"
cat > call.pl <<'P'
use strict;
use warnings;
use Frontier::RPC2;
use RPC::XML;
use XMLRPC::Lite;
my @order = ('0757', '13800138000', '1299.50', '2E5', '202611290000123456');
my %calls = (
    'RPC::XML' => RPC::XML::request->new('order', @order)->as_string,
    'Frontier::RPC' => Frontier::RPC2->new->encode_call('order', @order),
    'XMLRPC::Lite' => XMLRPC::Serializer->new->envelope(method => 'order', @order),
);
for my $name (keys %calls) {
    open my $file, '>', "$name.xml" or die;
    print $file $calls{$name};
}
P
perl call.pl
ruby -rxmlrpc/client -e 'puts XMLRPC::Create.new.methodCall("order", "0757", "13800138000", "1299.50", "2E5", "202611290000123456")' > 'xmlrpc of Ruby.xml'
cat > read.py <<'P'
import re
import xmlrpc.client
texts = {name: open(name + '.xml', encoding='utf-8').read() for name in ['RPC::XML', 'Frontier::RPC', 'XMLRPC::Lite', 'xmlrpc of Ruby']}
texts['xmlrpc of Python'] = xmlrpc.client.dumps(('0757', '13800138000', '1299.50', '2E5', '202611290000123456'), 'order')
for name, text in texts.items():
    print('%s: %s, read as %s' % (name, ' '.join(re.findall(r'<value>\s*<(\w+)>', text)), ' '.join(map(repr, xmlrpc.client.loads(text)[0]))))
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'T'
RPC::XML: int i8 double double i8, read as 757 13800138000 1299.5 200000.0 202611290000123456
Frontier::RPC: i4 i4 double double i4, read as 757 13800138000 1299.5 200000.0 202611290000123456
XMLRPC::Lite: int int double double int, read as 757 13800138000 1299.5 200000.0 202611290000123456
xmlrpc of Ruby: string string string string string, read as '0757' '13800138000' '1299.50' '2E5' '202611290000123456'
xmlrpc of Python: string string string string string, read as '0757' '13800138000' '1299.50' '2E5' '202611290000123456'
T
