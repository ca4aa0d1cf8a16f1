#!/bin/sh
# An invoice in UBL, as of Peppol, read and written again by einvoicing of npm: a buyer's reference 0571 and 0086, a postal code 010010 (Hohhot), an article 00123, edge 1.0, and a telephone 0757-88888888.
# Guess: the same texts, as references, postal codes and values of properties are text in EN 16931 (BT-10, BT-53 and BT-161 are of the type Text), and its README promises full adherence to it.
# Seen (einvoicing 0.0.3): the reference is 571 and 86, the postal code 10010, which is no longer in Hohhot, and the edge 1. The numbers of the invoice and the article, and the telephone, are as they were.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact einvoicing@0.0.3
cat > again.cjs <<'J'
const { UblReader, UblWriter } = require('einvoicing');
const amount = (name, value) => `<cbc:${name} currencyID="CNY">${value}</cbc:${name}>`;
const tax = (name) => `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>13</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
const party = (name, inside, taxed = '', last = '') => `<cac:Party><cbc:EndpointID schemeID="0088">6901234567892</cbc:EndpointID><cac:PostalAddress>${inside}<cac:Country><cbc:IdentificationCode>CN</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${taxed}<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>${last}</cac:Party>`;
const invoice = (reference) => `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID><cbc:ID>00126</cbc:ID><cbc:IssueDate>2026-01-05</cbc:IssueDate><cbc:DueDate>2026-02-05</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>CNY</cbc:DocumentCurrencyCode><cbc:BuyerReference>${reference}</cbc:BuyerReference>
<cac:AccountingSupplierParty>${party('佛山板材', '', '<cac:PartyTaxScheme><cbc:CompanyID>CN91440606000000000X</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>', '<cac:Contact><cbc:Telephone>0757-88888888</cbc:Telephone></cac:Contact>')}</cac:AccountingSupplierParty><cac:AccountingCustomerParty>${party('青城家居', '<cbc:PostalZone>010010</cbc:PostalZone>')}</cac:AccountingCustomerParty>
<cac:TaxTotal>${amount('TaxAmount', '13.00')}<cac:TaxSubtotal>${amount('TaxableAmount', '100.00')}${amount('TaxAmount', '13.00')}${tax('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>${amount('LineExtensionAmount', '100.00')}${amount('TaxExclusiveAmount', '100.00')}${amount('TaxInclusiveAmount', '113.00')}${amount('PayableAmount', '113.00')}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="MTK">1</cbc:InvoicedQuantity>${amount('LineExtensionAmount', '100.00')}<cac:Item><cbc:Name>柜门</cbc:Name><cac:SellersItemIdentification><cbc:ID>00123</cbc:ID></cac:SellersItemIdentification>${tax('ClassifiedTaxCategory')}<cac:AdditionalItemProperty><cbc:Name>封边</cbc:Name><cbc:Value>1.0</cbc:Value></cac:AdditionalItemProperty></cac:Item><cac:Price>${amount('PriceAmount', '100.00')}</cac:Price></cac:InvoiceLine></Invoice>`;
(async () => {
  for (const reference of ['0571', '0086']) {
    const written = new UblWriter().write(await new UblReader().read(invoice(reference)));
    const of = (name) => new RegExp(`<cbc:${name}>([^<]*)<`).exec(written)[1];
    console.log(`invoice ${of('ID')}, reference ${of('BuyerReference')}, postal code ${of('PostalZone')}, article ${/SellersItemIdentification>\s*<cbc:ID>([^<]*)/.exec(written)[1]}, edge ${of('Value')}, telephone ${of('Telephone')}`);
  }
})();
J
node again.cjs | tee seen
diff seen - <<'T'
invoice 00126, reference 571, postal code 10010, article 00123, edge 1, telephone 0757-88888888
invoice 00126, reference 86, postal code 10010, article 00123, edge 1, telephone 0757-88888888
T
