import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../config';
import type { Store } from '../db/schema';
import { Attachments } from '../attachments/attachments';
import { IdempotentWrites } from '../http/idempotentWrites';
import { accountLimits, type AccountLimits } from '../lib/accountLimits';
import { Captchas, type CaptchaListener } from '../captcha/captchas';
import { DatabaseEphemeralStore } from '../db/databaseEphemeralStore';
import { RedisEphemeralStore } from '../db/redisEphemeralStore';
import { Sessions } from './sessions';
import type { EphemeralStore } from '../lib/ephemeralStore';

/** What accounts and guarded writes work with. */
export interface Accounts {
  limits: AccountLimits;
  ephemeralStore: EphemeralStore;
  captchas: Captchas;
  sessions: Sessions;
  writes: IdempotentWrites;
  attachments: Attachments;
}

/** What `openAccounts` needs; the last two are for tests. */
export interface AccountsPlace {
  config: ServerConfig;
  db: Store;
  now: () => number;
  log: FastifyBaseLogger;
  limits?: Partial<AccountLimits>;
  onCaptcha?: CaptchaListener;
}

/** Opens what accounts need; the short-lived store is to be closed with the server. */
export function openAccounts({ config, db, now, log, limits, onCaptcha }: AccountsPlace): Accounts {
  const figures: AccountLimits = { ...accountLimits, ...limits };
  const ephemeralStore = config.redisUrl
    ? new RedisEphemeralStore(config.redisUrl, (error) => log.error({ err: error }, 'Redis fails'))
    : new DatabaseEphemeralStore(db, now);
  return {
    limits: figures,
    ephemeralStore,
    captchas: new Captchas(ephemeralStore, figures, onCaptcha),
    sessions: new Sessions(db, figures, now, config.demo),
    writes: new IdempotentWrites(db, figures, now),
    attachments: new Attachments(db, config.dataDir, figures, now),
  };
}
