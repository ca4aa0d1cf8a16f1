#!/bin/sh
# A certificate for the address 例子.中国, written as people write it; what browsers, curl and Node ask for is xn--fsqu00a.xn--fiqs8s, and RFC 5280 allows nothing but ASCII in names of DNS.
# Guess: a tool that takes the name writes xn--fsqu00a.xn--fiqs8s, or refuses it.
# Seen: certtool 3.7.9 and mkcert 1.4.4 do. openssl 3.0 and jsrsasign 11.1.5 put the bytes of UTF-8 there; selfsigned 5.5.0 and @peculiar/x509 2.2.0 the lower half of each character (\u008bP.-\u00fd);
# node-forge 1.4.3 does so with a length that does not fit, and writes what openssl and Node cannot read. None of the five says a word, and no such certificate holds for the address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in openssl gnutls-bin mkcert; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openssl gnutls-bin mkcert
cd "$folder"
export LC_ALL=C.UTF-8 CAROOT="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @peculiar/x509@2.2.0 jsrsasign@11.1.5 node-forge@1.4.3 reflect-metadata@0.2.2 selfsigned@5.5.0
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out openssl.pem -subj /CN=x -addext 'subjectAltName=DNS:例子.中国' 2>said
printf 'cn = x\ndns_name = 例子.中国\ntls_www_server\n' > template
certtool --generate-self-signed --load-privkey key.pem --template template --outfile certtool.pem 2>>said
mkcert -cert-file mkcert.pem -key-file mkcert.key 例子.中国 2>>said
cat > write.cjs <<'J'
require('reflect-metadata');
const { readFileSync, writeFileSync } = require('node:fs');
const { webcrypto, X509Certificate } = require('node:crypto');
const { SubjectAlternativeNameExtension, X509CertificateGenerator, cryptoProvider } = require('@peculiar/x509');
const { KEYUTIL, KJUR } = require('jsrsasign');
const { pki } = require('node-forge');
const selfsigned = require('selfsigned');

const [name, key] = ['例子.中国', readFileSync('key.pem', 'utf8')];
const subject = [{ name: 'commonName', value: 'x' }];
const write = {
  forge() {
    const certificate = pki.createCertificate();
    certificate.publicKey = pki.publicKeyFromPem(new X509Certificate(readFileSync('openssl.pem')).publicKey.export({ type: 'spki', format: 'pem' }));
    certificate.setSubject(subject);
    certificate.setIssuer(subject);
    certificate.validity.notAfter = new Date(2036, 0, 1);
    certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }]);
    certificate.sign(pki.privateKeyFromPem(key));
    return pki.certificateToPem(certificate);
  },
  jsrsasign: () => new KJUR.asn1.x509.Certificate({ version: 3, serial: { int: 1 }, issuer: { str: '/CN=x' }, subject: { str: '/CN=x' }, notbefore: '250101000000Z', notafter: '360101000000Z', sbjpubkey: KEYUTIL.getKey(readFileSync('openssl.pem', 'utf8')), ext: [{ extname: 'subjectAltName', array: [{ dns: name }] }], sigalg: 'SHA256withRSA', cakey: KEYUTIL.getKey(key) }).getPEM(),
  async peculiar() {
    cryptoProvider.set(webcrypto);
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    return (await X509CertificateGenerator.createSelfSigned({ name: 'CN=x', keys: await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']), signingAlgorithm: algorithm, extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])] })).toString('pem');
  },
  selfsigned: async () => (await selfsigned.generate(subject, { extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }] })).cert,
};
(async () => {
  for (const [tool, make] of Object.entries(write)) writeFileSync(`${tool}.pem`, await make());
  for (const tool of ['certtool', 'mkcert', 'openssl', ...Object.keys(write)]) {
    try {
      const certificate = new X509Certificate(readFileSync(`${tool}.pem`));
      console.log(`${tool}: ${certificate.subjectAltName}, ${certificate.checkHost('xn--fsqu00a.xn--fiqs8s') ? 'holds' : 'does not hold'}`);
    } catch (error) {
      console.log(`${tool}: ${error.message.replace(/.*routines::/, '')}`);
    }
  }
})();
J
node write.cjs | tee seen
diff seen - <<'T'
certtool: DNS:xn--fsqu00a.xn--fiqs8s, holds
mkcert: DNS:xn--fsqu00a.xn--fiqs8s, holds
openssl: DNS:"\u00e4\u00be\u008b\u00e5\u00ad\u0090.\u00e4\u00b8\u00ad\u00e5\u009b\u00bd", does not hold
forge: too long
jsrsasign: DNS:"\u00e4\u00be\u008b\u00e5\u00ad\u0090.\u00e4\u00b8\u00ad\u00e5\u009b\u00bd", does not hold
peculiar: DNS:"\u008bP.-\u00fd", does not hold
selfsigned: DNS:"\u008bP.-\u00fd", does not hold
T
