import type { FastifyBaseLogger } from 'fastify';
import { accountLimits, type AccountLimits } from './accountLimits';
import { Attachments } from './attachments/attachments';
import { KnownBrowsers } from './auth/browsers';
import { passwordCost as fullCost, type PasswordCost } from './auth/passwords';
import { Sessions } from './auth/sessions';
import { Captchas, type CaptchaListener } from './captcha/captchas';
import type { ServerConfig } from './config';
import { ImportThreads } from './content/importThread';
import { ContentVersions, type ChangeCounter } from './db/contentVersion';
import { DatabaseEphemeralStore, type EphemeralStore, RedisEphemeralStore } from './db/ephemeralStore';
import { LongReads } from './lib/concurrency';
import type { Store } from './db/schema';
import { IdempotentWrites } from './http/idempotentWrites';
import type { PortalApp } from './http/portalApp';
import { ResponseCache } from './http/responseCache';
import { readSecret, Sealer } from './lib/secrets';
import { publicNetwork, type Network } from './pictures/fetchPicture';
import { Pictures } from './pictures/pictures';
import { UploadStorage } from './storage/uploadStorage';

/** What the embedded backend works with: built once when the server starts, and handed down to every area. */
export type Services = ReturnType<typeof buildServices>;

/** An area's routes. */
export type AreaPlugin = (app: PortalApp, services: Services) => void | Promise<void>;

/** What the starter of a server may hand in for the services. */
export interface ServiceDeps {
  /** The clock, in ms. */
  now?: () => number;
  /** Other figures than the product's. */
  limits?: Partial<AccountLimits>;
  /** A cheaper way to hash passwords; refused in production. */
  passwordCost?: PasswordCost;
  /** Receives every captcha's answer; never set outside tests. */
  onCaptcha?: CaptchaListener;
  /** Reaches other sites for their pictures; never set outside tests. */
  network?: Network;
}

/** What the services are built from. */
interface ServiceOptions extends ServiceDeps {
  config: ServerConfig;
  db: Store;
  changes: ChangeCounter | null;
  log: FastifyBaseLogger;
}

/** Builds every service of the embedded backend on an open store. */
export function buildServices({
  config,
  db,
  changes,
  log,
  now = Date.now,
  passwordCost = fullCost,
  onCaptcha,
  network = publicNetwork,
  ...options
}: ServiceOptions) {
  const limits: AccountLimits = { ...accountLimits, ...options.limits };
  const longReads = new LongReads();
  const ephemeralStore: EphemeralStore = config.redisUrl
    ? new RedisEphemeralStore(config.redisUrl, (error) => log.error({ err: error }, 'Redis fails'))
    : new DatabaseEphemeralStore(db, now);
  const uploadStorage = new UploadStorage(config.dataDir, config.storage);
  const contentVersions = new ContentVersions(db, changes);
  return {
    config,
    limits,
    passwordCost,
    /** The clock, in ms. */
    now,
    db,
    longReads,
    contentVersions,
    responseCache: new ResponseCache(contentVersions),
    /** Of lists of which visitors chose something. */
    narrowedResponses: new ResponseCache(contentVersions),
    /** To be closed with the server. */
    importThreads: new ImportThreads(),
    log,
    idempotentWrites: new IdempotentWrites(db, limits, now),
    /** To be closed with the server. */
    ephemeralStore,
    captchas: new Captchas(ephemeralStore, limits.captchaMs, onCaptcha),
    sessions: new Sessions(db, limits, now, config.demo),
    knownBrowsers: new KnownBrowsers(db, now),
    sealer: new Sealer(readSecret(config.secret, config.dataDir)),
    /** To be closed with the server. */
    uploadStorage,
    attachments: new Attachments(db, uploadStorage, limits, now),
    pictures: new Pictures(db, uploadStorage, limits, now),
    /** How pictures of other sites are reached. */
    network,
  };
}
