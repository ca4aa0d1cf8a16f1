import { randomBytes, createHash, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { keepPrivate } from './files';

/** A new entity id: 32 lower-case hex digits, the first 11 of them the time in ms, the rest random. */
export function newId(now: number): string {
  return now.toString(16).padStart(11, '0').slice(-11) + randomBytes(11).toString('hex').slice(0, 21);
}

/** Format of all ids. */
export const idPattern = /^[0-9a-f]{32}$/;

/** Stored form of random values (tokens, session ids, keys): SHA-256, which cannot be reversed. */
export const hashToken = (value: string): string => createHash('sha256').update(value).digest('hex');

/** A text of an address, percent-decoded; as it is if it is not encoded that way. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The passwords in a setting's URL, percent-encoded and decoded. */
function passwordsIn(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { password, searchParams } = new URL(url);
  return [password, ...['password', 'sslpassword'].map((name) => searchParams.get(name) ?? '')].flatMap((text) => [
    text,
    decoded(text),
  ]);
}

/** Settings that are, or whose URLs may contain, a secret. */
interface SecretSettings {
  secret: string | null;
  databaseUrl: string | null;
  redisUrl: string | null;
  upstream: string | null;
  smtp?: string | null;
  storage?: { credentials: { secretAccessKey?: string; sessionToken?: string } } | null;
}

/** Creates a function that redacts the settings' passwords in a text, such as an error about a rejected login. */
export function createRedactor({ secret, storage, ...urls }: SecretSettings) {
  const { databaseUrl, redisUrl, upstream, smtp = null } = urls;
  const passwords = [databaseUrl, redisUrl, upstream, smtp].flatMap(passwordsIn);
  const { secretAccessKey = '', sessionToken = '' } = storage?.credentials ?? {};
  const secrets = [...new Set([...passwords, secret ?? '', secretAccessKey, sessionToken])]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text: string) => secrets.reduce((hidden, each) => hidden.replaceAll(each, '***'), text);
}

const prefix = 'sealed:';
const sizes = { iv: 12, tag: 16 };

/** Encrypts and authenticates short texts for storage (AES-256-GCM). */
export class Sealer {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'portal sealed values', 32));
  }

  /** @param owner what the text belongs to: it cannot be unsealed for another */
  seal(text: string, owner: string): string {
    const iv = randomBytes(sizes.iv);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(owner));
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return prefix + Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
  }

  /** @throws Error if it was sealed with another secret, or for another owner */
  unseal(stored: string, owner: string): string {
    const bytes = Buffer.from(stored.slice(prefix.length), 'base64url');
    const iv = bytes.subarray(0, sizes.iv);
    const tag = bytes.subarray(sizes.iv, sizes.iv + sizes.tag);
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, iv, { authTagLength: sizes.tag });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return decipher.update(bytes.subarray(sizes.iv + sizes.tag), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new Error('a sealed value of the store does not fit PORTAL_SECRET (or secret.key in DATA_DIR)');
    }
  }
}

/** Characters of a secret. */
const leastLength = 32;

/**
 * `PORTAL_SECRET`, or else the secret in the data folder, which is made at the first start.
 * @throws Error for one that is empty or cut: what it seals would be open to all, or to nobody later
 */
export function readSecret(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured;
  const file = path.join(dataDir, 'secret.key');
  if (!fs.existsSync(file)) {
    // Written whole before it gets its name: another server may start with the same folder.
    const own = `${file}.${randomBytes(4).toString('hex')}`;
    fs.writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    try {
      fs.linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(own);
    }
  }
  // Copied there by hand, it may be open to others.
  keepPrivate(file, 0o600);
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length < leastLength)
    throw new Error(`${file} is empty or cut: restore it, or delete it and reset second factors (docs/operate.md)`);
  return secret;
}
