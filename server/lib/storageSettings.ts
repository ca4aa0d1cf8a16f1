import { ConfigError } from './settings';

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
