#!/bin/sh
# The fields of an order with Chinese words in their names, written in another case for a database or an interface, by libraries of npm that turn all keys of an object: 柜体A (carcase A), A柜体, 客户Id, unitPrice.
# Guess: what is no letter with a case stays as it is, 客户_id; at least no two fields become one.
# Seen: humps 2.0.1 keeps them. snakecase-keys 8.1.0 drops each Chinese character: 客户Id is id, and of 柜体A and A柜体, which are both a, the first one's value is lost. So did change-case until 4 (4.1.2), which it stands on; change-case 5.4.4 keeps them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact change-case@5.4.4 humps@2.0.1 snakecase-keys@8.1.0 older@npm:change-case@4.1.2
cat > turn.mjs <<'J'
import { snakeCase } from 'change-case';
import humps from 'humps';
import older from 'older';
import snakecaseKeys from 'snakecase-keys';

const order = { 柜体A: 600, A柜体: 800, 客户Id: 7, unitPrice: 89.5 };
const turn = (write) => Object.fromEntries(Object.entries(order).map(([key, value]) => [write(key), value]));
console.log('humps:', JSON.stringify(humps.decamelizeKeys(order)));
console.log('snakecase-keys:', JSON.stringify(snakecaseKeys(order)));
console.log('change-case 4:', JSON.stringify(turn(older.snakeCase)));
console.log('change-case 5:', JSON.stringify(turn(snakeCase)));
J
node turn.mjs | tee seen
diff seen - <<'T'
humps: {"柜体_a":600,"a柜体":800,"客户_id":7,"unit_price":89.5}
snakecase-keys: {"a":800,"id":7,"unit_price":89.5}
change-case 4: {"a":800,"id":7,"unit_price":89.5}
change-case 5: {"柜体a":600,"a柜体":800,"客户id":7,"unit_price":89.5}
T
