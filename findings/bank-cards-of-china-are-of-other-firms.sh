#!/bin/sh
# Numbers of bank cards as they are in use in China (made up, with a right check digit): UnionPay, beginning with 62, of 16 and of 19 digits, and with 81, assigned to it later; looked at by libraries of npm for forms of payment.
# Guess: all are good, and UnionPay's.
# Seen: card-validator says so. payform knows the 16 digits and takes 19 for a wrong number of Discover; creditcards takes 62 for Maestro and refuses 81; creditcard.js knows none of them; validator refuses 19 digits that begin with 62. By valibot they are good.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact card-validator@10.0.4 creditcard.js@3.0.58 creditcards@5.0.0 payform@1.4.0 valibot@1.5.0 validator@13.15.35
cat > run.cjs <<'J'
const { number } = require('card-validator');
const { card } = require('creditcards');
const { parseCardType, validateCardNumber } = require('payform');
const v = require('valibot');
const { isCreditCard } = require('validator');

(async () => {
  const { getCreditCardNameByNumber, isValid } = await import('creditcard.js');
  const libraries = {
    'card-validator': (digits) => [number(digits).isValid, number(digits).card?.type],
    payform: (digits) => [validateCardNumber(digits), parseCardType(digits)],
    creditcards: (digits) => [card.isValid(digits), card.type(digits)],
    'creditcard.js': (digits) => [isValid(digits), getCreditCardNameByNumber(digits)],
    validator: (digits) => [isCreditCard(digits)],
    valibot: (digits) => [v.safeParse(v.pipe(v.string(), v.creditCard()), digits).success],
  };
  for (const digits of ['6212262010000120', '6222023602001234566', '8171000000000014', '8171990000000001233']) {
    for (const [library, look] of Object.entries(libraries)) {
      const [good, firm = ''] = look(digits);
      console.log(`${digits} (${digits.length}), ${library}: ${good ? 'good' : 'refused'} ${firm ?? 'of nobody'}`.trim());
    }
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
6212262010000120 (16), card-validator: good unionpay
6212262010000120 (16), payform: good unionpay
6212262010000120 (16), creditcards: good Maestro
6212262010000120 (16), creditcard.js: good Credit card is invalid!
6212262010000120 (16), validator: good
6212262010000120 (16), valibot: good
6222023602001234566 (19), card-validator: good unionpay
6222023602001234566 (19), payform: refused discover
6222023602001234566 (19), creditcards: good Maestro
6222023602001234566 (19), creditcard.js: good Credit card is invalid!
6222023602001234566 (19), validator: refused
6222023602001234566 (19), valibot: good
8171000000000014 (16), card-validator: good unionpay
8171000000000014 (16), payform: refused of nobody
8171000000000014 (16), creditcards: refused
8171000000000014 (16), creditcard.js: good Credit card is invalid!
8171000000000014 (16), validator: good
8171000000000014 (16), valibot: good
8171990000000001233 (19), card-validator: good unionpay
8171990000000001233 (19), payform: refused of nobody
8171990000000001233 (19), creditcards: refused
8171990000000001233 (19), creditcard.js: good Credit card is invalid!
8171990000000001233 (19), validator: good
8171990000000001233 (19), valibot: good
T
