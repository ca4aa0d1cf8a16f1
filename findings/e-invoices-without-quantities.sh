#!/bin/sh
# An invoice to a shop in Germany as ZUGFeRD (Factur-X), which firms there have to take: three boards at 89.505, of the 29th of November 2026, made by zugferd-generator and
# read by factur-x-kit; and the total that factur-x-kit makes of prices that end in half a cent.
# Guess: what one writes the other reads: number, price and day. Half cents go up, as factur-x-kit's README has it for 0.375.
# Seen: zugferd-generator 1.2.1 names the file in the PDF ZUGFeRD-invoice.xml, as version 1.0 had it, while its elements are of later ones, where it is factur-x.xml, so that
# factur-x-kit 0.3.1 finds none. In it there is no quantity, the price is rounded to cents, the day is 2026-11-29 under the format 102, which means 20261129, and the profile
# is called ZUGFeRD, none of those that exist. factur-x-kit makes 1.00, 8.32, 0.28 and 1.25 of 1.005, 8.325, 0.285 and 1.255, and 2.68 of 2.675.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact zugferd-generator@1.2.1 factur-x-kit@0.3.1 pdf-lib@1.17.1
cat > invoice.mjs <<'J'
import { FacturX, totalsCalculator } from 'factur-x-kit';
import { PDFDocument } from 'pdf-lib';
import zugferd from 'zugferd-generator';

const Generator = zugferd.default ?? zugferd;
const invoice = new Generator({
  id: 'R-1',
  issueDate: '2026-11-29',
  currency: 'EUR',
  totalAmount: 319.53,
  supplier: { name: '顺德家居', country: 'CN' },
  customer: { name: 'Möbel', country: 'DE' },
  taxTotal: { taxAmount: 51.02, taxPercentage: 19 },
  lineItems: [{ id: '1', description: 'Platte', quantity: 3, unitPrice: 89.505, lineTotal: 268.515 }],
});
const xml = await invoice.toXMLString();
const tag = (name) => xml.match(new RegExp(`<\\w+:${name}\\b[^>]*>([^<]*)<`))?.[1] ?? 'none';
console.log(`quantity ${tag('BilledQuantity')}, price ${tag('ChargeAmount')}, day ${tag('DateTimeString')}, profile ${xml.match(/<ram:ID>([^<]*)</)[1]}`);
const page = await PDFDocument.create();
page.addPage();
try {
  await FacturX.fromPDF(new Uint8Array(await invoice.embedInPDF(Buffer.from(await page.save()))));
  console.log('read');
} catch ({ message }) {
  console.log(message);
}
const prices = [1.005, 8.325, 0.285, 1.255, 2.675, 0.375];
const { invoiceLines } = totalsCalculator({
  document: { currency: 'EUR' },
  invoiceLines: prices.map((price) => ({
    productPriceAgreement: { productPricing: { basisPricePerItem: price } },
    delivery: { itemQuantity: { quantity: 1, unit: 'H87' } },
    settlement: { tax: { categoryCode: 'S', rateApplicablePercent: 19 } },
  })),
});
console.log(invoiceLines.map(({ settlement }) => settlement.lineTotals.netTotal).join(', '));
J
node invoice.mjs | tee seen
diff seen - <<'T'
quantity none, price 89.50, day 2026-11-29, profile ZUGFeRD
No Embedded Factur-X XML found in PDF
1, 8.32, 0.28, 1.25, 2.68, 0.38
T
