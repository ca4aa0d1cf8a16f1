import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountLimits } from './lib/accountLimits';
import type { Accounts } from './auth/accounts';
import type { CaptchaListener } from './captcha/captchas';
import type { ServerConfig } from './config';
import type { ContentSource } from './content/firstStart';
import type { ListCounts } from './content/listCounts';
import type { LongReads } from './db/longReads';
import type { Store } from './db/schema';
import type { ResponseCache } from './http/responseCache';

/** Fastify with types from TypeBox schemas. */
export type PortalApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Finds the path of one attachment, or null; it may refuse by throwing. */
export type AttachmentFinder = (
  request: FastifyRequest,
  asked: { fdId: string; key: string },
) => Promise<string | null>;

/** What the starter of a server hands in. */
export interface AppDeps {
  /** Content of the first start; none unless given. */
  seed?: ContentSource | null;
  /** Least severity of a log line, as pino names it; silent unless given. */
  logLevel?: string;
  /** The clock, in ms. */
  now?: () => number;
  /** Other figures than the product's. */
  limits?: Partial<AccountLimits>;
  /** Receives every captcha's answer; never set outside tests. */
  onCaptcha?: CaptchaListener;
}

/** What an area's plugin works with. */
export interface PortalContext {
  config: ServerConfig;
  db: Store;
  reads: ResponseCache;
  listCounts: ListCounts;
  longReads: LongReads;
  now: () => number;
  deps: AppDeps;
  accounts: Accounts;
  /** Who finds attachments, by `clazz` of /api/att/getAttFile. Areas add themselves. */
  attachmentFinders: Map<string, AttachmentFinder>;
}

/** An area's routes. */
export type AreaPlugin = (app: PortalApp, context: PortalContext) => void | Promise<void>;
