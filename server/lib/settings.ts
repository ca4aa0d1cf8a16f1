import fs from 'node:fs';
import { closest } from 'fastest-levenshtein';

/** An invalid setting; the message names it. */
export class ConfigError extends Error {}

/** All settings, in the order of docs/operate.md. */
export const settingNames = [
  'PORTAL_API_HOST PORTAL_API_BASE PORTAL_BACKEND_URL PORTAL_SUCCESS_CODE PORTAL_QA',
  'PORT HOST PORTAL_ORIGIN PORTAL_UPSTREAM DATABASE_URL REDIS_URL PORTAL_IMAGE_HOSTS PORTAL_EXTRAS PORTAL_DEMO',
  'PORTAL_TRUSTED_PROXIES PORTAL_MEDIA_HOSTS DATA_DIR PORTAL_STORAGE PORTAL_REVIEW',
  'PORTAL_SMTP PORTAL_MAIL_FROM PORTAL_MAIL_STAFF PORTAL_RENDER PORTAL_RENDER_WORKERS PORTAL_PAGE_CACHE',
  'PORTAL_COMPANY_BYTES PORTAL_HSTS_SUBDOMAINS PORTAL_DATABASE_POOL PORTAL_METRICS PORTAL_SECRET PORTAL_PREFETCH',
].flatMap((names) => names.split(' '));

/** Kubernetes sets such variables for services named `portal` or `portal-db`. */
const ofService = /^PORTAL_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/;

/** Set by the build for its own programs; tolerated if a shell exports it. */
const ofBuild = 'PORTAL_BUILD_CACHE';

/** Settings that hold secrets; `<NAME>_FILE` names a file with the value. */
const secretNames = [
  'DATABASE_URL',
  'REDIS_URL',
  'PORTAL_UPSTREAM',
  'PORTAL_SECRET',
  'PORTAL_SMTP',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
];

const known: readonly string[] = [...settingNames, ofBuild, ...secretNames.map((name) => `${name}_FILE`)];

/**
 * The settings, with the values that are in files.
 * @throws ConfigError for a file that cannot be read, and for a value that is given twice
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = { ...env };
  for (const name of secretNames) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`either ${name} or ${name}_FILE, not both`);
    try {
      values[name] = fs.readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`${name}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
    if (!values[name]) throw new ConfigError(`${name}_FILE: ${file} is empty`);
  }
  return values;
}

/** @throws ConfigError for an unknown name that looks like a setting */
export function refuseUnknownSettings(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('PORTAL_') && !known.includes(name) && !ofService.test(name),
  );
  if (unknown !== undefined)
    throw new ConfigError(`there is no setting ${unknown}: is ${closest(unknown, settingNames)} meant?`);
}

/**
 * Parses a list of words.
 * @throws ConfigError for an unknown one
 */
export function knownWords(name: string, value: string, words: readonly string[]): string[] {
  const listed = value.split(/[\s,]+/).filter(Boolean);
  const unknown = listed.find((word) => !words.includes(word));
  if (unknown !== undefined)
    throw new ConfigError(
      `${name}: there is no '${unknown}'; is ${closest(unknown, words)} meant? (${words.join(', ')})`,
    );
  return listed;
}

/** The settings that are set, with passwords redacted. */
export function settingsInForce(env: NodeJS.ProcessEnv, hide: (text: string) => string): string {
  const setNames = settingNames.filter((name) => env[name]);
  return setNames.map((name) => `${name}=${hide(env[name]!)}`).join(' ');
}

/** S3-compatible storage of uploads. */
export interface StorageSettings {
  bucket: string;
  /** Put before the key of every object; empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

const form = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;

/** Whether this is the address of a service, with nothing that is left out of calls. */
const isEndpoint = (text: string): boolean => /^https?:\/\/[^@?#]+$/.test(text) && URL.canParse(text);

/**
 * Reads `PORTAL_STORAGE`, and the names of the AWS SDK for keys, region and endpoint.
 * @throws ConfigError that repeats none of the values, which may hold a secret
 */
export function readStorage(env: NodeJS.ProcessEnv): StorageSettings | null {
  if (!env.PORTAL_STORAGE) return null;
  const [, bucket, folder = ''] = form.exec(env.PORTAL_STORAGE) ?? [];
  // Addresses leave these steps out, the names of objects do not.
  if (!bucket || /\/\.{1,2}(?:\/|$)/.test(folder))
    throw new ConfigError('PORTAL_STORAGE must be a bucket and a prefix, as in s3://bucket or s3://bucket/portal');
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || null;
  if (endpoint !== null && !isEndpoint(endpoint))
    throw new ConfigError('AWS_ENDPOINT_URL must be a URL that starts with http: or https:, without a password');
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError('PORTAL_STORAGE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  return { bucket, prefix: folder && `${folder.slice(1)}/`, region, endpoint, credentials };
}

/** Whether a text is a mail address. */
export const isAddress = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text);

/** Reads `a@b` or `名称 <a@b>`, the name, which may be empty, in quotation marks or not. @returns null for anything else */
export function readMailbox(text: string): { name: string; address: string } | null {
  // eslint-disable-next-line regexp/no-super-linear-move -- reads a setting
  const [, quoted, plain = '', inside] = /^(?:"([^"\\]*)"|([^"<>]*))<([^<>]*)>$/.exec(text.trim().replace(/\s+</, '<')) ?? []; // prettier-ignore
  const [name, address] = inside === undefined ? ['', text.trim()] : [(quoted ?? plain).trim(), inside.trim()];
  return isAddress(address) ? { name, address } : null;
}
