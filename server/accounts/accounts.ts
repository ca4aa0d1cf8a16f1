import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../config';
import type { Store } from '../db/schema';
import { Attachments } from '../files/attachments';
import { KeyedWrites } from '../idempotency/keyedWrites';
import { accountLimits, type AccountLimits } from './accountLimits';
import { Captchas, type CaptchaListener } from './captchas';
import { DatabaseShortLived } from './databaseShortLived';
import { RedisShortLived } from './redisShortLived';
import { Sessions } from './sessions';
import type { ShortLived } from './shortLived';

/** What accounts and guarded writes work with. */
export interface Accounts {
  limits: AccountLimits;
  shortLived: ShortLived;
  captchas: Captchas;
  sessions: Sessions;
  writes: KeyedWrites;
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
  const shortLived = config.redisUrl
    ? new RedisShortLived(config.redisUrl, (error) => log.error({ err: error }, 'Redis fails'))
    : new DatabaseShortLived(db, now);
  return {
    limits: figures,
    shortLived,
    captchas: new Captchas(shortLived, figures, onCaptcha),
    sessions: new Sessions(db, figures, now, config.demo),
    writes: new KeyedWrites(db, figures, now),
    attachments: new Attachments(db, config.dataDir, figures, now),
  };
}
