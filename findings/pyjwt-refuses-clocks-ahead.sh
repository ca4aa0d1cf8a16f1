#!/bin/sh
# A token (JWT) from a login server whose clock is five seconds ahead: iat, the time of issue, is in the future; exp is an hour away.
# Guess: it is taken, since iat only tells the age of a token (RFC 7519, 4.1.6), while nbf is there to say from when on it holds.
# Seen: jsonwebtoken 9.0.3, jose 6.2.18 and fast-jwt 6.3.6 of npm and python-jose 3.3.0 take it. PyJWT 2.6.0 refuses it, "not yet valid (iat)", until it is given a
# leeway.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-jwt python3-jose; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-jwt python3-jose
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jsonwebtoken@9.0.3 jose@6.2.18 fast-jwt@6.3.6
cat > check.mjs <<'J'
import { createVerifier } from 'fast-jwt';
import { jwtVerify } from 'jose';
import jsonwebtoken from 'jsonwebtoken';

const key = 'k'.repeat(32);
const now = Math.floor(Date.now() / 1000);
const token = jsonwebtoken.sign({ sub: '1', iat: now + 5, exp: now + 3600 }, key);
jsonwebtoken.verify(token, key);
await jwtVerify(token, new TextEncoder().encode(key));
createVerifier({ key })(token);
console.log('jsonwebtoken, jose and fast-jwt take it');
J
cat > check.py <<'P'
import time
import jwt
from jose import jwt as jose

key, now = 'k' * 32, int(time.time())
token = jwt.encode({'sub': '1', 'iat': now + 5, 'exp': now + 3600}, key, algorithm='HS256')
jose.decode(token, key, algorithms=['HS256'])
print('python-jose takes it')
try:
    jwt.decode(token, key, algorithms=['HS256'])
except jwt.ImmatureSignatureError as error:
    print('PyJWT:', error)
jwt.decode(token, key, algorithms=['HS256'], leeway=10)
print('PyJWT takes it with a leeway')
P
{
  node check.mjs
  /usr/bin/python3 check.py
} | tee seen
diff seen - <<'T'
jsonwebtoken, jose and fast-jwt take it
python-jose takes it
PyJWT: The token is not yet valid (iat)
PyJWT takes it with a leeway
T
