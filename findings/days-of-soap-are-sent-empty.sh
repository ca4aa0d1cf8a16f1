#!/bin/sh
# An order sent to a backend by SOAP, its day (xsd:date), its time (xsd:dateTime) and its price in Chinese, 单价, given to the library as a Date each and as a number, and the day also as a text.
# Guess: 2026-01-05 and 2026-01-05T01:30:00.000Z or with an offset, as the types in the WSDL say, or an error that a Date is not taken.
# Seen (soap 1.13.0): the elements of both Dates are sent empty, without an error; the number and the texts are sent as they are.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact soap@1.13.0
cat > order.wsdl <<'X'
<definitions name="Orders" targetNamespace="urn:orders" xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:o="urn:orders" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <types><xsd:schema targetNamespace="urn:orders" elementFormDefault="qualified">
    <xsd:element name="Order"><xsd:complexType><xsd:sequence>
      <xsd:element name="day" type="xsd:date"/><xsd:element name="time" type="xsd:dateTime"/><xsd:element name="单价" type="xsd:decimal"/>
    </xsd:sequence></xsd:complexType></xsd:element>
    <xsd:element name="Answer"><xsd:complexType/></xsd:element>
  </xsd:schema></types>
  <message name="In"><part name="order" element="o:Order"/></message>
  <message name="Out"><part name="answer" element="o:Answer"/></message>
  <portType name="Port"><operation name="Order"><input message="o:In"/><output message="o:Out"/></operation></portType>
  <binding name="Binding" type="o:Port"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Order"><soap:operation soapAction="Order"/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>
  </binding>
  <service name="Orders"><port name="Port" binding="o:Binding"><soap:address location="http://127.0.0.1:1/"/></port></service>
</definitions>
X
cat > send.cjs <<'J'
const { createServer } = require('node:http');
const soap = require('soap');

let sent = '';
const server = createServer(async (request, response) => {
  sent = '';
  for await (const piece of request) sent += piece;
  response.end('<Envelope xmlns="http://schemas.xmlsoap.org/soap/envelope/"><Body><Answer xmlns="urn:orders"/></Body></Envelope>');
}).listen(0, '127.0.0.1', async () => {
  const client = await soap.createClientAsync('order.wsdl', { endpoint: `http://127.0.0.1:${server.address().port}/` });
  for (const [how, time] of Object.entries({ Dates: new Date('2026-01-05T09:30:00+08:00'), texts: '2026-01-05T01:30:00.000Z' })) {
    await client.OrderAsync({ day: how === 'Dates' ? time : time.slice(0, 10), time, 单价: 89.5 });
    console.log(`${how}: ${sent.match(/<o:Order.*<\/o:Order>/)[0].replace(/ xmlns(:o)?="urn:orders"/g, '')}`);
  }
  server.close();
  process.exit();
});
J
TZ=Asia/Shanghai node send.cjs | tee seen
diff seen - <<'T'
Dates: <o:Order><o:day></o:day><o:time></o:time><o:单价>89.5</o:单价></o:Order>
texts: <o:Order><o:day>2026-01-05</o:day><o:time>2026-01-05T01:30:00.000Z</o:time><o:单价>89.5</o:单价></o:Order>
T
