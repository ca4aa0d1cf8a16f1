import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { extras, readExtras, type Extra } from '../src/contract/extras';
import { repositoryRoot } from './lib/repositoryRoot';
import { ConfigError, knownWords, refuseUnknownSettings, withSecretFiles } from './lib/settings';
import { readStorage, type StorageSettings } from './lib/storageSettings';

export { ConfigError };

/** Validated run-time settings of the portal server (README, Settings). */
export interface ServerConfig {
  host: string;
  port: number;
  /** Origin, with an optional base path, of an existing backend; null: the embedded backend. */
  upstream: string | null;
  /** `postgres://…`; null: embedded libSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Connections to PostgreSQL. */
  databasePool: number;
  /** `redis://…` for captchas, limits and cache; null: in the database. */
  redisUrl: string | null;
  /** Origins, e.g. `https://img.example.com`, from which rich text may load pictures. */
  imageHosts: string[];
  /** Proxies trusted for the visitor's address and protocol: addresses, ranges, or `loopback`. */
  trustedProxies: string[];
  /** Origins from which absolute picture and video addresses of entries may be loaded. */
  mediaHosts: string[];
  dataDir: string;
  /** Of attachments and pictures; null: in `dataDir`. */
  storage: StorageSettings | null;
  /** `NODE_ENV=production`. */
  production: boolean;
  /** Whether an empty store starts with the demo content and the demo accounts, whose passwords are public. */
  demo: boolean;
  /** Enabled extras. */
  extras: Extra[];
  /** Whether entries need a review before they are published. */
  review: boolean;
  /** `smtp://…` of the mail server for notices, with user and password; null: no mail. */
  smtp: string | null;
  /** Sender of notices. */
  mailFrom: string;
  /** Where the staff are told of what waits. */
  mailStaff: string[];
  /** Folder of the built client. */
  clientDir: string;
  /** Folder of the built staff desk. */
  deskDir: string;
  /** The demo content; its pictures and files are served under /profile. */
  contentDir: string;
  /** The server-side renderer; null: pages are rendered by the browser only. */
  rendererFile: string | null;
  /** Number of threads that render pages; 0: they are rendered on the event loop. */
  renderWorkers: number;
  /** Whether rendered pages are cached. */
  pageCache: boolean;
  /** Absolute address of the back office, returned by getHttpPath; null: the client's default. */
  backendUrl: string | null;
  /** Whether HSTS is sent for subdomains too. */
  hstsSubdomains: boolean;
  /** `PORTAL_SECRET`, for what is stored sealed; null: made at the first start, in `dataDir`. */
  secret: string | null;
  /** Bytes of attachments that a company may keep. */
  companyBytes: number;
  /** Where Prometheus metrics are served; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Scheme and host under which visitors reach the portal; null: taken from the request. */
  origin: string | null;
}

/** Each has a copy of the renderer. */
const maxRenderWorkers = 64;

/** One core is left for the event loop. */
const defaultRenderWorkers = Math.max(1, Math.min(os.availableParallelism() - 1, maxRenderWorkers));

const isUrl = (text: string, protocols: string[]) => URL.canParse(text) && protocols.includes(new URL(text).protocol);

function url(name: string, value: string | undefined, protocols: string[]): string | null {
  if (!value) return null;
  if (!isUrl(value, protocols))
    throw new ConfigError(`${name} must be a URL that starts with ${protocols.join(' or ')}`);
  return value.replace(/\/+$/, '');
}

/** A URL of scheme and host only. */
function origin(name: string, value: string | undefined): string | null {
  const whole = url(name, value, ['http:', 'https:']);
  if (whole !== null && new URL(whole).origin !== whole.toLowerCase())
    throw new ConfigError(`${name} must be only scheme and host, as in https://portal.example.com`);
  return whole && new URL(whole).origin;
}

function wholeNumber(name: string, value: string | undefined, standard: number, most: number, least = 0): number {
  const number = value ? Number(value) : standard;
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigError(`${name} must be a number from ${least} to ${most}`);
  return number;
}

/** An address and a port, as in `127.0.0.1:9464` or `[::1]:9464`. */
function listenAddress(name: string, value: string | undefined): { host: string; port: number } | null {
  if (!value) return null;
  const [, host = '', port] = /^(.+):(\d+)$/.exec(value) ?? [];
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const isHost =
    isIP(bare) > 0 ? (isIP(bare) === 6) === (bare !== host) : /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host);
  if (!isHost || Number(port) < 1 || Number(port) > 65535)
    throw new ConfigError(`${name} must be an address with a port, as in 127.0.0.1:9464`);
  return { host: bare, port: Number(port) };
}

/** A setting that is on by default. */
function isOff(name: string, env: NodeJS.ProcessEnv): boolean {
  const setting = env[name] || '1';
  if (setting !== '0' && setting !== '1') throw new ConfigError(`${name} must be 1 or 0`);
  return setting === '0';
}

/** A setting that is off by default. */
function isOn(name: string, env: NodeJS.ProcessEnv): boolean {
  const setting = env[name] || '0';
  if (setting !== '0' && setting !== '1') throw new ConfigError(`${name} must be 1 or 0`);
  return setting === '1';
}

function origins(name: string, value: string | undefined): string[] {
  const hosts = (value ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^(?:https?:\/\/)?(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(host));
  if (wrong) throw new ConfigError(`${name}: '${wrong}' is not a host`);
  return hosts;
}

/** A secret of at least 32 characters. */
function secretText(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (value.length < 32 || new Set(value).size < 8)
    throw new ConfigError(`${name} must have at least 32 random characters, as from: openssl rand -hex 32`);
  return value;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Whether the demo is requested explicitly, or the portal is only reachable from its own machine and not in production.
 */
function wantsDemo(env: NodeJS.ProcessEnv, host: string): boolean {
  const setting = env.PORTAL_DEMO || null;
  // No other value, such as `false`, may create accounts with public passwords.
  if (setting !== null && setting !== '0' && setting !== '1') throw new ConfigError('PORTAL_DEMO must be 1 or 0');
  if (setting !== null) return setting === '1';
  return !env.DATABASE_URL && loopback.test(host) && env.NODE_ENV !== 'production';
}

/** Named address ranges. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an address, a range (`10.0.0.0/8`, but not the whole internet) or a named range. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined) return longest > 0 || namedRanges.includes(text);
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest;
}

function ranges(value: string | undefined): string[] {
  const proxies = (value || 'loopback').split(/[\s,]+/).filter(Boolean);
  const wrong = proxies.find((proxy) => !isRange(proxy));
  if (wrong !== undefined) {
    throw new ConfigError(
      `PORTAL_TRUSTED_PROXIES: '${wrong}' is not an address (10.0.0.5), a range (10.0.0.0/8) or one of ${namedRanges.join(', ')}`,
    );
  }
  return proxies;
}

function readOffered(value: string | undefined, upstream: string | null): Extra[] {
  if (!value) return upstream === null ? [...extras] : [];
  return readExtras(knownWords('PORTAL_EXTRAS', value, [...extras, 'none']).join());
}

const isAddress = (text: string) => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text);

function mail(env: NodeJS.ProcessEnv): Pick<ServerConfig, 'smtp' | 'mailFrom' | 'mailStaff'> {
  const smtp = url('PORTAL_SMTP', env.PORTAL_SMTP, ['smtp:', 'smtps:']);
  const mailFrom = env.PORTAL_MAIL_FROM ?? '';
  const mailStaff = (env.PORTAL_MAIL_STAFF ?? '').split(/[\s,]+/).filter(Boolean);
  if (smtp !== null && !isAddress(mailFrom))
    throw new ConfigError('PORTAL_SMTP needs PORTAL_MAIL_FROM, the address that notices come from');
  const wrong = mailStaff.find((address) => !isAddress(address));
  if (wrong !== undefined) throw new ConfigError(`PORTAL_MAIL_STAFF: '${wrong}' is not an address`);
  return { smtp, mailFrom, mailStaff };
}

/**
 * Reads the settings from the environment.
 * @throws ConfigError for invalid values and unknown settings
 */
export function readConfig(given: NodeJS.ProcessEnv = process.env): ServerConfig {
  refuseUnknownSettings(given);
  const env = withSecretFiles(given);
  const root = repositoryRoot();
  const qa = isOn('PORTAL_QA', env);
  const backendUrl = env.PORTAL_BACKEND_URL;
  const host = env.HOST || '127.0.0.1';
  const upstream = url('PORTAL_UPSTREAM', env.PORTAL_UPSTREAM, ['http:', 'https:']);
  return {
    host,
    port: wholeNumber('PORT', env.PORT, 3000, 65535),
    origin: origin('PORTAL_ORIGIN', env.PORTAL_ORIGIN),
    upstream,
    databaseUrl: url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    databasePool: wholeNumber('PORTAL_DATABASE_POOL', env.PORTAL_DATABASE_POOL, 10, 1000, 1),
    metrics: listenAddress('PORTAL_METRICS', env.PORTAL_METRICS),
    redisUrl: url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']),
    trustedProxies: ranges(env.PORTAL_TRUSTED_PROXIES),
    imageHosts: origins('PORTAL_IMAGE_HOSTS', env.PORTAL_IMAGE_HOSTS),
    mediaHosts: origins('PORTAL_MEDIA_HOSTS', env.PORTAL_MEDIA_HOSTS),
    dataDir: path.resolve(root, env.DATA_DIR || 'data'),
    storage: readStorage(env),
    production: env.NODE_ENV === 'production',
    demo: wantsDemo(env, host),
    extras: readOffered(env.PORTAL_EXTRAS, upstream),
    review: isOn('PORTAL_REVIEW', env),
    ...mail(env),
    clientDir: path.join(root, 'dist', qa ? 'qa' : 'client'),
    deskDir: path.join(root, 'dist', 'desk'),
    contentDir: path.join(root, 'content', 'demo'),
    // Testers record every call of the browser, from the first one on.
    rendererFile: qa || isOff('PORTAL_RENDER', env) ? null : path.join(root, 'dist', 'renderer', 'renderPage.js'),
    renderWorkers: wholeNumber(
      'PORTAL_RENDER_WORKERS',
      env.PORTAL_RENDER_WORKERS,
      defaultRenderWorkers,
      maxRenderWorkers,
    ),
    secret: secretText('PORTAL_SECRET', env.PORTAL_SECRET),
    hstsSubdomains: isOn('PORTAL_HSTS_SUBDOMAINS', env),
    companyBytes: wholeNumber('PORTAL_COMPANY_BYTES', env.PORTAL_COMPANY_BYTES, 2 ** 30, Number.MAX_SAFE_INTEGER),
    pageCache: !isOff('PORTAL_PAGE_CACHE', env),
    backendUrl: backendUrl && isUrl(backendUrl, ['http:', 'https:']) ? backendUrl.replace(/\/+$/, '') : null,
  };
}
