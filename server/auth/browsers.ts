import { randomBytes, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, setHostCookie, knownBrowserCookie } from '../http/headers';
import { readState, writeState } from '../db/portalState';
import type { Store } from '../db/schema';
import { keptOrMade } from '../lib/concurrency';

/** Browsers by their token in the User-Agent; the first match counts, since most also claim to be others. */
const browsers: [name: string, mark: RegExp][] = [
  ['微信', /MicroMessenger\/([\d]+)/],
  ['QQ 浏览器', /M?QQBrowser\/(\d+)/],
  ['360 浏览器', /QihooBrowser(?:HD)?\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)(?:\.\d+)* (?:Mobile\/\S+ )?Safari/],
];

const systems: [name: string, mark: RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** Browser and operating system from the User-Agent; null if neither is recognised. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const browser = browsers
    .map(([name, mark]) => ({ name, version: mark.exec(userAgent)?.[1] }))
    .find(({ version }) => version !== undefined);
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  return [browser && `${browser.name} ${browser.version}`, system].filter(Boolean).join(' · ') || null;
}

/** Name of the cookie that binds a captcha to its visitor, RuoYi's but for the prefix. */
const cookieName = (request: FastifyRequest) => hostCookie(request, 'JSESSIONID');

/** The visitor's session id, or undefined if the cookie is not one of ours. */
export function visitorSession(request: FastifyRequest): string | undefined {
  const session = request.cookies[cookieName(request)];
  return session && /^[0-9a-f]{32}$/.test(session) ? session : undefined;
}

/** The visitor's session id, or a new one (128 random bits). It is unrelated to logins. */
export function ensureVisitorSession(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorSession(request);
  if (known) return known;
  const session = randomBytes(16).toString('hex');
  void setHostCookie(request, reply, cookieName(request), session);
  return session;
}

/** Name of the HMAC key in `portalState`. */
const keyName = 'browserKey';

const day = 24 * 60 * 60 * 1000;

/** How long a browser stays known, ms, and the maximum number of accounts per browser. */
const limits = { keptMs: 90 * day, accounts: 5 };

/** Proof that a browser has logged in to an account. */
interface Proof {
  /** Random id of the browser, created at its first login. */
  id: string;
  until: number;
  mac: string;
}

const proofPattern = /^([\w-]{16})\.(\d{1,15})\.([\w-]{43})$/;

function readProofs(cookie: string | undefined): Proof[] {
  return (cookie ?? '')
    .split('~', limits.accounts)
    .map((text) => proofPattern.exec(text))
    .flatMap((found) => (found ? [{ id: found[1]!, until: Number(found[2]), mac: found[3]! }] : []));
}

const serialised = ({ id, until, mac }: Proof) => `${id}.${until}.${mac}`;

/**
 * Device cookies (as OWASP calls them): recognise browsers that have logged in before, so that failed attempts by
 * others do not lock them out. The cookie names neither account nor person: an HMAC binds its random id to a username,
 * for whoever already knows the username.
 */
export class KnownBrowsers {
  readonly #keys = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly db: Store,
    private readonly now: () => number,
  ) {}

  /** The id of a browser that has logged in with this username before, else null. */
  async idOf(request: FastifyRequest, username: string): Promise<string | null> {
    return (await this.#proofFor(request, username))?.id ?? null;
  }

  /** Remembers the browser, in addition to other accounts it has logged in to. */
  async remember(request: FastifyRequest, reply: FastifyReply, username: string): Promise<void> {
    const before = await this.#proofFor(request, username);
    const id = before?.id ?? randomBytes(12).toString('base64url');
    const until = this.now() + limits.keptMs;
    const proof = { id, until, mac: (await this.#sealOf(username, id, until)).toString('base64url') };
    const others = this.#proofsIn(request).filter(({ mac }) => mac !== before?.mac);
    const value = [proof, ...others].slice(0, limits.accounts).map(serialised).join('~');
    void setHostCookie(request, reply, knownBrowserCookie(request), value, limits.keptMs / 1000);
  }

  /** A timestamp from a clock that was ahead is invalid as well. */
  #proofsIn(request: FastifyRequest): Proof[] {
    const now = this.now();
    const isGood = ({ until }: Proof) => until > now && until <= now + limits.keptMs + day;
    return readProofs(request.cookies[knownBrowserCookie(request)]).filter(isGood);
  }

  async #proofFor(request: FastifyRequest, username: string): Promise<Proof | null> {
    for (const proof of this.#proofsIn(request)) {
      const mac = await this.#sealOf(username, proof.id, proof.until);
      const givenMac = Buffer.from(proof.mac, 'base64url');
      if (givenMac.length === mac.length && timingSafeEqual(givenMac, mac)) return proof;
    }
    return null;
  }

  async #sealOf(username: string, id: string, until: number): Promise<Buffer> {
    // eslint-disable-next-line no-restricted-syntax -- compared by timingSafeEqual below
    return createHmac('sha256', await this.#storedKey())
      .update(JSON.stringify([username, id, until]))
      .digest();
  }

  /** One key per store, created by the first server that needs it. */
  #storedKey(): Promise<Buffer> {
    return keptOrMade(this.#keys, keyName, async () => {
      await writeState(this.db, keyName, randomBytes(32).toString('hex'), 'keep');
      return Buffer.from((await readState(this.db, keyName))!, 'hex');
    });
  }
}
