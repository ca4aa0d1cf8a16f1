import { createCipheriv, createHash } from 'node:crypto';

// As ISO 32000-2, 7.6, describes the standard security handler.

/** What a password shorter than 32 bytes is filled up with: an empty one is this alone. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** Where the entries of a dictionary end that holds no more than keys of 48 bytes. */
const dictionaryBytes = 2048;

const hash = (algorithm: string, ...parts: Buffer[]) => createHash(algorithm).update(Buffer.concat(parts)).digest();

/** RC4, which OpenSSL no longer has. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i += 1) swap(i, (j = (j + state[i]! + key[i % key.length]!) & 255));
  let j = 0;
  return data.map((byte, index) => {
    const i = (index + 1) & 255;
    swap(i, (j = (j + state[i]!) & 255));
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  }) as Buffer;
}

/** The proof of an empty password up to PDF 1.7. */
function proofOf(dictionary: string, owner: Buffer, id: Buffer, revision: number): Buffer {
  const numberOf = (found: RegExpExecArray | null) => Number(found?.[1]);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(/\/P\s+(-?\d+)/.exec(dictionary)) | 0);
  const isBare = revision > 3 && /\/EncryptMetadata\s+false/.test(dictionary);
  const bits = revision === 3 ? numberOf(/\/Length\s+(\d+)/.exec(dictionary)) : 128;
  const length = revision === 2 || !bits ? 5 : bits / 8;
  // The format knows no other hash; it protects nothing here.
  const md5 = (...parts: Buffer[]) => hash('MD5', ...parts);
  let key = md5(padding, owner, permissions, id, Buffer.alloc(isBare ? 4 : 0, 255)).subarray(0, length);
  if (revision === 2) return rc4(key, padding);
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  const keys = Array.from({ length: 20 }, (_, round) => key.map((byte) => byte ^ round) as Buffer);
  return keys.reduce((data, each) => rc4(each, data), md5(padding, id));
}

/** The proof of an empty password in PDF 2.0, and in Acrobat 9. */
function proofOf2(salt: Buffer, revision: number): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0, last = 0; revision > 5 && (round < 64 || last > round - 32); round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const data = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = data.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash(['sha256', 'sha384', 'sha512'][sum % 3]!, data);
    last = data.at(-1)!;
  }
  return key.subarray(0, 32);
}

/** The bytes of a text in round brackets, with its escapes, or of hexadecimal digits. */
function bytesOf(literal: string | undefined, digits = ''): Buffer {
  if (literal === undefined) return Buffer.from(digits.replace(/\s/g, ''), 'hex');
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' };
  const text = literal.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal?: string, other = '') =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : (escapes[other] ?? other),
  );
  return Buffer.from(text, 'latin1');
}

/**
 * Whether a PDF opens only with a password or a certificate. One that only restricts printing and changes opens with an
 * empty one.
 */
export function needsPassword(file: Buffer): boolean {
  const text = file.toString('latin1');
  const encrypt = [...text.matchAll(/\/Encrypt\s*(?:(\d+)\s+\d+\s+R|<<)/g)].at(-1);
  if (!encrypt) return false;
  const [, number] = encrypt;
  const objects = number === undefined ? [encrypt] : text.matchAll(/\b(\d+)\s+\d+\s+obj\b/g);
  const { index } = [...objects].findLast((object) => object[1] === number) ?? encrypt;
  const dictionary = text.slice(index, index + dictionaryBytes);
  if (!/\/Filter\s*\/Standard\b/.test(dictionary)) return true;
  const trailer = text.slice(text.search(/\/ID\s*\[\s*[(<]/)).slice(0, dictionaryBytes);
  const [owner, user, id] = [
    /\/O\s*(?:\(((?:\\[^]|[^\\)])*)\)|<([\da-f\s]*)>)/i.exec(dictionary),
    /\/U\s*(?:\(((?:\\[^]|[^\\)])*)\)|<([\da-f\s]*)>)/i.exec(dictionary),
    /\/ID\s*\[\s*(?:\(((?:\\[^]|[^\\)])*)\)|<([\da-f\s]*)>)/i.exec(trailer),
  ].map((found) => bytesOf(found?.[1], found?.[2]));
  const revision = Number(/\/R\s+(\d)/.exec(dictionary)?.[1]);
  const proof = revision < 5 ? proofOf(dictionary, owner!, id!, revision) : proofOf2(user!.subarray(32, 40), revision);
  return !user!.subarray(0, proof.length).equals(proof);
}
