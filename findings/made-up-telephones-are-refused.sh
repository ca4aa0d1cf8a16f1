#!/bin/sh
# Telephones and postcodes of made-up customers for tests and demonstrations, by Faker in zh_CN and by Mock.js, put into forms that check them, here by libphonenumber (CN) and by validator, and Mock.js' identity cards.
# Guess: what is made for China is of the form that China has: mobile numbers begin with 13 to 19, area codes exist, international ones have 11 digits behind +86; at most single ones are refused.
# Seen (@faker-js/faker 10.6.0, mockjs 1.1.0): two of three telephones of Faker are none, in each of its styles: 12806451189, area codes like 070, +8606797290909 with the 0 of the area. Four of ten postcodes of Faker and three of ten of Mock.js
# are of no province. The identity cards of Mock.js are right, with their check digit; one in seventy is "overseas" (99), which validator refuses.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @faker-js/faker@10.6.0 libphonenumber-js@1.13.16 mockjs@1.1.0 validator@13.15.35
cat > count.mjs <<'J'
import { fakerZH_CN as faker } from '@faker-js/faker';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import mock from 'mockjs';
import validator from 'validator';

const { Random } = mock;
faker.seed(1);
const share = (make, takes) => {
  const made = Array.from({ length: 3000 }, make);
  const refused = made.filter((one) => !takes(one));
  return `${Math.round(refused.length / 300)} of 10 refused`;
};
for (const style of ['human', 'national', 'international']) console.log(`Faker, telephones (${style}): ${share(() => faker.phone.number({ style }), (text) => isValidPhoneNumber(text, 'CN'))}`);
const postcode = (text) => validator.isPostalCode(text, 'CN');
console.log(`Faker, postcodes: ${share(() => faker.location.zipCode(), postcode)}`);
console.log(`Mock.js, postcodes: ${share(() => Random.zip(), postcode)}`);
console.log(`Mock.js, identity cards: ${share(() => Random.id(), (text) => validator.isIdentityCard(text, 'zh-CN'))}`);
J
node count.mjs | tee seen
diff seen - <<'T'
Faker, telephones (human): 7 of 10 refused
Faker, telephones (national): 6 of 10 refused
Faker, telephones (international): 7 of 10 refused
Faker, postcodes: 4 of 10 refused
Mock.js, postcodes: 3 of 10 refused
Mock.js, identity cards: 0 of 10 refused
T
