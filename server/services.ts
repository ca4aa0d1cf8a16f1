import type { FastifyBaseLogger } from 'fastify';
import { accountLimits, type AccountLimits } from './accountLimits';
import type { AttachmentFinders } from './attachments/attachmentFinders';
import { Attachments } from './attachments/attachments';
import { KnownBrowsers } from './auth/knownBrowsers';
import { passwordCost as fullCost, type PasswordCost } from './auth/passwords';
import { Sessions } from './auth/sessions';
import { Captchas, type CaptchaListener } from './captcha/captchas';
import type { ServerConfig } from './config';
import { FilteredAnswers } from './filters/filteredAnswers';
import { FilterThreads } from './filters/filterThread';
import { ImportThreads } from './content/importThread';
import { ListCounts } from './content/listCounts';
import type { ChangeCounter } from './db/changeCounter';
import { ContentVersions } from './db/contentVersion';
import { DatabaseEphemeralStore } from './db/databaseEphemeralStore';
import type { EphemeralStore } from './db/ephemeralStore';
import { LongReads } from './db/longReads';
import { RedisEphemeralStore } from './db/redisEphemeralStore';
import type { Store } from './db/schema';
import { IdempotentWrites } from './http/idempotentWrites';
import type { PortalApp } from './http/portalApp';
import { ResponseCache } from './http/responseCache';
import { readSecret, Sealer } from './lib/sealed';
import { publicNetwork, type Network } from './pictures/fetchPicture';
import { Pictures } from './pictures/pictures';
import { UploadStorage } from './storage/uploadStorage';

/** What the embedded backend works with: built once when the server starts, and handed down to every area. */
export interface Services {
  config: ServerConfig;
  limits: AccountLimits;
  passwordCost: PasswordCost;
  /** The clock, in ms. */
  now: () => number;
  db: Store;
  longReads: LongReads;
  listCounts: ListCounts;
  contentVersions: ContentVersions;
  responseCache: ResponseCache;
  filteredAnswers: FilteredAnswers;
  /** To be closed with the server. */
  filterThreads: FilterThreads;
  /** To be closed with the server. */
  importThreads: ImportThreads;
  log: FastifyBaseLogger;
  idempotentWrites: IdempotentWrites;
  /** To be closed with the server. */
  ephemeralStore: EphemeralStore;
  captchas: Captchas;
  sessions: Sessions;
  knownBrowsers: KnownBrowsers;
  sealer: Sealer;
  /** To be closed with the server. */
  uploadStorage: UploadStorage;
  attachments: Attachments;
  pictures: Pictures;
  /** How pictures of other sites are reached. */
  network: Network;
  attachmentFinders: AttachmentFinders;
}

/** An area's routes. */
export type AreaPlugin = (app: PortalApp, services: Services) => void | Promise<void>;

/** What the services are built from; the last five are other ones in tests alone. */
export interface ServiceOptions {
  config: ServerConfig;
  db: Store;
  changes: ChangeCounter | null;
  log: FastifyBaseLogger;
  now?: () => number;
  limits?: Partial<AccountLimits>;
  passwordCost?: PasswordCost;
  onCaptcha?: CaptchaListener;
  network?: Network;
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
}: ServiceOptions): Services {
  const limits: AccountLimits = { ...accountLimits, ...options.limits };
  const longReads = new LongReads();
  const ephemeralStore = config.redisUrl
    ? new RedisEphemeralStore(config.redisUrl, (error) => log.error({ err: error }, 'Redis fails'))
    : new DatabaseEphemeralStore(db, now);
  const uploadStorage = new UploadStorage(config.dataDir, config.storage);
  const contentVersions = new ContentVersions(db, changes);
  return {
    config,
    limits,
    passwordCost,
    now,
    db,
    longReads,
    listCounts: new ListCounts(db, longReads),
    contentVersions,
    responseCache: new ResponseCache(contentVersions),
    filteredAnswers: new FilteredAnswers(contentVersions),
    filterThreads: new FilterThreads(),
    importThreads: new ImportThreads(),
    log,
    idempotentWrites: new IdempotentWrites(db, limits, now),
    ephemeralStore,
    captchas: new Captchas(ephemeralStore, limits.captchaMs, onCaptcha),
    sessions: new Sessions(db, limits, now, config.demo),
    knownBrowsers: new KnownBrowsers(db, now),
    sealer: new Sealer(readSecret(config.secret, config.dataDir)),
    uploadStorage,
    attachments: new Attachments(db, uploadStorage, limits, now),
    pictures: new Pictures(db, uploadStorage, limits, now),
    network,
    attachmentFinders: new Map(),
  };
}
