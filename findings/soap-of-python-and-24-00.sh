#!/bin/sh
# An answer in SOAP with a term at 24:00, which xs:dateTime has (the end of that day), and one at 00:00 of the next; and a request with a term of payment of 30 days (xs:duration), with two libraries of Python's.
# Guess: 24:00 is 00:00 of the next day; 30 days are P30D, or suds refuses the timedelta.
# Seen: zeep 4.2.1 makes 24:00 None, the order has no term; it says so in its log alone. suds 1.1.2 refuses the answer (hour must be in 0..23). suds sends the 30 days as Python prints them, "30 days, 0:00:00", which is no duration; zeep sends P30D.
set -eu
for package in python3-suds python3-zeep; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-suds python3-zeep
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > orders.wsdl <<'W'
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:o="urn:orders" targetNamespace="urn:orders">
  <types><xs:schema targetNamespace="urn:orders" elementFormDefault="qualified">
    <xs:element name="ask"><xs:complexType><xs:sequence><xs:element name="payment" type="xs:duration"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="order"><xs:complexType><xs:sequence><xs:element name="term" type="xs:dateTime"/></xs:sequence></xs:complexType></xs:element>
  </xs:schema></types>
  <message name="in"><part name="all" element="o:ask"/></message>
  <message name="out"><part name="all" element="o:order"/></message>
  <portType name="orders"><operation name="ask"><input message="o:in"/><output message="o:out"/></operation></portType>
  <binding name="soap" type="o:orders"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="ask"><soap:operation soapAction=""/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation></binding>
  <service name="shop"><port name="soap" binding="o:soap"><soap:address location="http://portal.example/"/></port></service>
</definitions>
W
cat > ask.py <<'P'
import datetime, logging, os, re
from lxml import etree
import suds.client, zeep
logging.disable(logging.CRITICAL)
days = datetime.timedelta(days=30)
client = zeep.Client('orders.wsdl')
answer = '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><order xmlns="urn:orders"><term>%s</term></order></e:Body></e:Envelope>'
print('zeep sends ' + re.search('payment>([^<]*)', etree.tostring(client.create_message(client.service, 'ask', payment=days), encoding='unicode')).group(1))
for term in ['2026-01-06T00:00:00', '2026-01-05T24:00:00']:
    read = client.get_element('{urn:orders}order').parse(etree.fromstring(answer % term)[0][0], client.wsdl.types)
    print('zeep reads %s: %s' % (term, read.term))
url = 'file://%s/orders.wsdl' % os.getcwd()
print('suds sends ' + re.search('payment>([^<]*)', suds.client.Client(url, nosend=True, cache=None).service.ask(days).envelope.decode()).group(1))
for term in ['2026-01-06T00:00:00', '2026-01-05T24:00:00']:
    try:
        print('suds reads %s: %s' % (term, suds.client.Client(url, cache=None).service.ask(days, __inject={'reply': (answer % term).encode()})))
    except ValueError as refused:
        print('suds reads %s: %s' % (term, refused))
P
/usr/bin/python3 ask.py | tee seen
diff seen - <<'T'
zeep sends P30D
zeep reads 2026-01-06T00:00:00: 2026-01-06 00:00:00
zeep reads 2026-01-05T24:00:00: None
suds sends 30 days, 0:00:00
suds reads 2026-01-06T00:00:00: 2026-01-06 00:00:00
suds reads 2026-01-05T24:00:00: hour must be in 0..23
T
