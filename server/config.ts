import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { extras, readExtras, type Extra } from '../src/contract/extras';
import { repositoryRoot } from './lib/files';
import {
  isAddress,
  readMailbox,
  ConfigError,
  knownWords,
  refuseUnknownSettings,
  withSecretFiles,
  readStorage,
} from './lib/settings';

export { ConfigError };

/** Each has a copy of the renderer. */
const maxRenderWorkers = 64;

/** One core is left for the event loop. */
const defaultRenderWorkers = Math.max(1, Math.min(os.availableParallelism() - 1, maxRenderWorkers));

type Settings = NodeJS.ProcessEnv;

function url(env: Settings, name: string, protocols: string[]): string | null {
  const value = env[name];
  if (!value) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be a URL that starts with ${protocols.join(' or ')}`);
  // eslint-disable-next-line regexp/no-super-linear-move -- reads a setting
  return value.replace(/\/+$/, '');
}

/** The URL of a store, whose client decodes the password, some of them only once it is used. */
function storeUrl(env: Settings, name: string, protocols: string[]): string | null {
  const value = url(env, name, protocols);
  const { username, password } = new URL(value ?? protocols[0]!);
  try {
    decodeURIComponent(username + password);
  } catch {
    throw new ConfigError(`${name}: a % in the user's name or the password is written as %25`);
  }
  return value;
}

/** A URL of scheme and host only. */
function origin(env: Settings, name: string): string | null {
  const whole = url(env, name, ['http:', 'https:']);
  if (whole !== null && new URL(whole).origin !== whole.toLowerCase())
    throw new ConfigError(`${name} must be only scheme and host, as in https://portal.example.com`);
  return whole && new URL(whole).origin;
}

const sitePath = /^(?:\/[\w.~-]+)+\/?$/;

/**
 * Checks the settings of the pages, of which the server needs one.
 * @returns the back office on another site; null: a path of this one, which the pages know
 */
function readPageSettings(env: Settings): string | null {
  const { PORTAL_API_BASE: base, PORTAL_BACKEND_URL: office } = env;
  origin(env, 'PORTAL_API_HOST');
  if (base && !sitePath.test(base)) throw new ConfigError('PORTAL_API_BASE must be a path, as in /prod-api');
  wholeNumber(env, 'PORTAL_SUCCESS_CODE', 0, 299);
  return office && sitePath.test(office) ? null : url(env, 'PORTAL_BACKEND_URL', ['/backend', 'http:', 'https:']);
}

function wholeNumber(env: Settings, name: string, standard: number, most: number, least = 0): number {
  const number = env[name] ? Number(env[name]) : standard;
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigError(`${name} must be a number from ${least} to ${most}`);
  return number;
}

/** An address and a port, as in `127.0.0.1:9464` or `[::1]:9464`. */
function listenAddress(env: Settings, name: string): { host: string; port: number } | null {
  const value = env[name];
  if (!value) return null;
  const [, host = '', port] = /^(.+):(\d+)$/.exec(value) ?? [];
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const isHost =
    isIP(bare) > 0 ? (isIP(bare) === 6) === (bare !== host) : /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host);
  if (!isHost || Number(port) < 1 || Number(port) > 65535)
    throw new ConfigError(`${name} must be an address with a port, as in 127.0.0.1:9464`);
  return { host: bare, port: Number(port) };
}

/** No other value, such as `false`, may create accounts with public passwords, or switch anything else on or off. */
function isOn(env: Settings, name: string, standard: boolean): boolean {
  const setting = env[name] || (standard ? '1' : '0');
  if (setting !== '0' && setting !== '1') throw new ConfigError(`${name} must be 1 or 0`);
  return setting === '1';
}

const listOf = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

function origins(env: Settings, name: string): string[] {
  const hosts = listOf(env[name]);
  const wrong = hosts.find((host) => !/^(?:https?:\/\/)?(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(host));
  if (wrong) throw new ConfigError(`${name}: '${wrong}' is not a host`);
  // A policy that names http allows https too. Browsers leave the default port out of an address.
  return hosts.map((host) =>
    host
      .replace(/^(?:https:\/\/)?([^/]+):443$/, 'https://$1')
      .replace(/^http:\/\//, '')
      .replace(/^([^/]+):80$/, '$1'),
  );
}

/** A secret of at least 32 characters. */
function secretText(env: Settings, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (value.length < 32 || new Set(value).size < 8)
    throw new ConfigError(`${name} must have at least 32 random characters, as from: openssl rand -hex 32`);
  return value;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether the portal is only reachable from its own machine, and not in production: then it has a demo unless told. */
const isLocal = (env: Settings, host: string): boolean =>
  !env.DATABASE_URL && loopback.test(host) && env.NODE_ENV !== 'production';

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
  const proxies = listOf(value || 'loopback');
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

function mail(env: Settings) {
  const smtp = url(env, 'PORTAL_SMTP', ['smtp:', 'smtps:']);
  const mailFrom = env.PORTAL_MAIL_FROM ?? '';
  const mailStaff = listOf(env.PORTAL_MAIL_STAFF);
  if ((smtp !== null || mailFrom) && readMailbox(mailFrom) === null)
    throw new ConfigError(
      `${mailFrom ? 'PORTAL_MAIL_FROM must be' : 'PORTAL_SMTP needs PORTAL_MAIL_FROM,'} the address that notices come from: portal@example.com or 名称 <portal@example.com>`,
    );
  const wrong = mailStaff.find((address) => !isAddress(address));
  if (wrong !== undefined) throw new ConfigError(`PORTAL_MAIL_STAFF: '${wrong}' is not an address`);
  return {
    /** `smtp://…` of the mail server for notices, with user and password; null: no mail. */
    smtp,
    /** Sender of notices, an address or `名称 <address>`. */
    mailFrom,
    /** Where the staff are told of what waits. */
    mailStaff,
  };
}

/** Validated run-time settings of the portal server (docs/operate.md, Settings). */
export type ServerConfig = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment.
 * @throws ConfigError for invalid values and unknown settings
 */
export function readConfig(given: Settings = process.env) {
  refuseUnknownSettings(given);
  const env = withSecretFiles(given);
  const root = repositoryRoot();
  const qa = isOn(env, 'PORTAL_QA', false);
  const host = env.HOST || '127.0.0.1';
  const upstream = url(env, 'PORTAL_UPSTREAM', ['http:', 'https:']);
  // Testers record every call of the browser, from the first one on.
  const isRendered = !qa && isOn(env, 'PORTAL_RENDER', true);
  return {
    host,
    port: wholeNumber(env, 'PORT', 3000, 65535),
    /** Scheme and host under which visitors reach the portal; null: taken from the request. */
    origin: origin(env, 'PORTAL_ORIGIN'),
    /** Origin, with an optional base path, of an existing backend; null: the embedded backend. */
    upstream,
    /** `postgres://…`; null: embedded libSQL in `dataDir`. */
    databaseUrl: storeUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    /** Connections to PostgreSQL. */
    databasePool: wholeNumber(env, 'PORTAL_DATABASE_POOL', 10, 1000, 1),
    /** Where Prometheus metrics are served; null: nowhere. */
    metrics: listenAddress(env, 'PORTAL_METRICS'),
    /** `redis://…` for captchas, limits and cache; null: in the database. */
    redisUrl: storeUrl(env, 'REDIS_URL', ['redis:', 'rediss:']),
    /** Proxies trusted for the visitor's address and protocol: addresses, ranges, or `loopback`. */
    trustedProxies: ranges(env.PORTAL_TRUSTED_PROXIES),
    /** Origins, e.g. `https://img.example.com`, from which rich text may load pictures. */
    imageHosts: origins(env, 'PORTAL_IMAGE_HOSTS'),
    /** Origins from which absolute picture and video addresses of entries may be loaded. */
    mediaHosts: origins(env, 'PORTAL_MEDIA_HOSTS'),
    dataDir: path.resolve(root, env.DATA_DIR || 'data'),
    /** Of attachments and pictures; null: in `dataDir`. */
    storage: readStorage(env),
    /** `NODE_ENV=production`. */
    production: env.NODE_ENV === 'production',
    /** Whether an empty store starts with the demo content and the demo accounts, whose passwords are public. */
    demo: isOn(env, 'PORTAL_DEMO', isLocal(env, host)),
    /** Enabled extras. */
    extras: readOffered(env.PORTAL_EXTRAS, upstream),
    /** Whether browsers ask for details of links in view before they are wanted; it counts as reading them at many backends. */
    prefetch: isOn(env, 'PORTAL_PREFETCH', upstream === null),
    /** Whether entries need a review before they are published. */
    review: isOn(env, 'PORTAL_REVIEW', false),
    ...mail(env),
    /** Folder of the built client. */
    clientDir: path.join(root, 'dist', qa ? 'qa' : 'client'),
    /** Folder of the built staff desk. */
    deskDir: path.join(root, 'dist', 'desk'),
    /** The demo content; its pictures and files are served under /profile. */
    contentDir: path.join(root, 'content', 'demo'),
    /** The server-side renderer; null: pages are rendered by the browser only. */
    rendererFile: isRendered ? path.join(root, 'dist', 'renderer', 'renderPage.js') : null,
    /** Number of threads that render pages; 0: they are rendered on the event loop. */
    renderWorkers: wholeNumber(env, 'PORTAL_RENDER_WORKERS', defaultRenderWorkers, maxRenderWorkers),
    /** `PORTAL_SECRET`, for what is stored sealed; null: made at the first start, in `dataDir`. */
    secret: secretText(env, 'PORTAL_SECRET'),
    /** Whether HSTS is sent for subdomains too. */
    hstsSubdomains: isOn(env, 'PORTAL_HSTS_SUBDOMAINS', false),
    /** Bytes of attachments that a company may keep. */
    companyBytes: wholeNumber(env, 'PORTAL_COMPANY_BYTES', 2 ** 30, Number.MAX_SAFE_INTEGER),
    /** Whether rendered pages are cached. */
    pageCache: isOn(env, 'PORTAL_PAGE_CACHE', true),
    /** Absolute address of the back office, returned by getHttpPath; null: the client's default. */
    backendUrl: readPageSettings(env),
  };
}
