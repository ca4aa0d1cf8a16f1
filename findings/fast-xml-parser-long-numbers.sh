#!/bin/sh
# Guess: fast-xml-parser, which reads numbers as numbers unless told otherwise, gives every id of digits as a number, so
# that one of 19 digits, as backends in Java write them, loses its last digits.
# Seen with fast-xml-parser 5.12.1: it keeps the digits, but by giving a string for a number that would lose some and a
# number for any other: ids of one feed are of two types, and a telephone with its zero (0757) is 757 all the same.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact fast-xml-parser@5.12.1
cat > read.mjs <<'J'
import { XMLParser } from 'fast-xml-parser';
const { a } = new XMLParser().parse('<a><id>2041234567890123456</id><id>204123456789012</id><tel>0757</tel></a>');
console.log(...a.id.map((id) => `${typeof id} ${id}`), a.tel);
J
node read.mjs | tee seen
test "$(cat seen)" = 'string 2041234567890123456 number 204123456789012 757'
