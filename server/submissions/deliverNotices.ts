import { decodeOnce } from '../../src/contract/addresses';
import type { FastifyBaseLogger } from 'fastify';
import type { SubmissionAction } from '../../src/contract/submission';
import { rowsWith, updateRows } from '../db/queries';
import type { Row, Store } from '../db/schema';
import { messages } from '../lib/messages';
import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { readMailbox } from '../lib/settings';

type Notice = Row<'outbox'>;

export interface NoticeSettings extends MailSettings {
  /** Where the staff are told. */
  staff: string[];
  /** Of the portal, for links; null: none. */
  origin: string | null;
}

const minute = 60_000;
/** Waits between attempts: a mail server may be gone for more than a day. */
const waits = [1, 5, 30, 120, 720, 1440].map((minutes) => minutes * minute);
/** How long a server has for one attempt before another one may take it over. */
const leaseMs = 2 * minute;
/** The longest wait, and an hour by which the servers' clocks may differ. */
const longestMs = 25 * 60 * minute;
const keptMs = 90 * 24 * 60 * minute;
const batch = 20;
/** Codes of Nodemailer for a mail server that it could not talk to, as for its certificate. */
const noConnection = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS']);

const progress: Record<SubmissionAction, string> = {
  submit: '新提交，待办理',
  resubmit: '企业已补正，待办理',
  edit: '企业已修改，待审核',
  lapse: '补正到期，继续办理',
  accept: '已受理',
  grant: '通过',
  refuse: '未通过',
  withdraw: '已撤回',
  publish: '已发布',
  remove: '平台已撤下',
  reopen: '重新办理',
  supplement: '待补正',
  note: '有新的答复',
};
const ofIntentions: Partial<Record<SubmissionAction, string>> = { grant: '已对接', refuse: '未对接' };

/**
 * Says why a message was not delivered. A mail server's words may repeat the address, its number does not; those about
 * the connection are the system's, unless it has answered.
 */
export function whyNotDelivered(failure: unknown, isWebhook: boolean): string {
  const { code, message, response, responseCode } = failure as Error & {
    code?: string;
    response?: string;
    responseCode?: number;
  };
  const isSafe = isWebhook || (noConnection.has(code ?? '') && response === undefined);
  return (isSafe ? message : `${code ?? 'failed'} ${responseCode ?? ''}`.trim()).slice(0, 200);
}

/** Sends what is in the outbox: at least once each, under the same id; several servers share it. */
export class Notices {
  constructor(
    private readonly db: Store,
    private readonly settings: NoticeSettings,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly now: () => number,
  ) {}

  /** Sends everything that is due. @param closing whereupon the rest is left for the next start */
  async deliver(closing?: AbortSignal): Promise<void> {
    const now = this.now();
    // A longer wait was set by a clock that was ahead.
    await this.db
      .updateTable('outbox')
      .set({ nextAt: now })
      .where('doneAt', 'is', null)
      .where('nextAt', '>', now + longestMs)
      .execute();
    for (;;) {
      const due = await this.db
        .selectFrom('outbox')
        .selectAll()
        .where('doneAt', 'is', null)
        .where('nextAt', '<=', this.now())
        .orderBy('nextAt')
        .limit(batch)
        .execute();
      for (const notice of due) {
        if (closing?.aborted) return;
        if (await this.#claim(notice)) await this.#attempt(notice);
      }
      if (due.length < batch) return;
    }
  }

  /** Deletes old entries of the log. */
  async purge(): Promise<void> {
    await this.db
      .deleteFrom('outbox')
      .where('doneAt', 'is not', null)
      .where('at', '<', this.now() - keptMs)
      .execute();
  }

  /** Takes a notice for a while, so that another server leaves it. */
  async #claim({ fdId, nextAt, attempts }: Notice): Promise<boolean> {
    const claim = { nextAt: this.now() + leaseMs, attempts: attempts + 1 };
    return (await updateRows(this.db, 'outbox', { fdId, nextAt: Number(nextAt), doneAt: null }, claim)) > 0;
  }

  async #attempt(notice: Notice): Promise<void> {
    let change: { doneAt?: number; nextAt?: number; error: string | null };
    try {
      change = { doneAt: this.now(), error: (await this.#send(notice)) ? null : 'nobody' };
    } catch (failure) {
      const error = whyNotDelivered(failure, notice.channel === 'webhook');
      this.log.warn({ notice: notice.fdId, channel: notice.channel, error }, 'a notice was not delivered');
      const wait = waits[notice.attempts];
      change = wait === undefined ? { doneAt: this.now(), error } : { nextAt: this.now() + wait, error };
    }
    await updateRows(this.db, 'outbox', { fdId: notice.fdId }, change);
  }

  /** @returns false if there is nobody to tell */
  async #send(notice: Notice): Promise<boolean> {
    const { settings } = this;
    if (notice.channel === 'webhook') {
      const hooks = rowsWith(this.db, 'webhook', { fdId: notice.webhookId ?? '' });
      const hook = await hooks.selectAll().executeTakeFirst();
      if (!hook) return false;
      await postWebhook(hook, this.#messageOf(notice, '/backend/inbox?open='), this.now());
      return true;
    }
    if (settings.smtp === null) return false;
    const isStaff = notice.channel === 'staff';
    const to = isStaff ? settings.staff : await this.#addressOf(notice.submissionId);
    if (to.length === 0) return false;
    await sendMail(settings, to, this.#messageOf(notice, isStaff ? '/backend/inbox?open=' : '/my/submission/'));
    return true;
  }

  #messageOf({ fdId, number, action, at }: Notice, path: string): Message {
    const isIntention = number.startsWith('YX-');
    const words = (isIntention && ofIntentions[action as SubmissionAction]) || progress[action as SubmissionAction];
    const { origin } = this.settings;
    const title = `【${messages.siteName}】${number} ${words}`;
    const link = origin === null ? '' : `\n${origin}${path}${number}`;
    return {
      id: fdId,
      title,
      text: `${title}${link}`,
      data: { number, action, at: new Date(Number(at)).toISOString() },
    };
  }

  /** The address that came with the submission, or else the one of the account. */
  async #addressOf(fdId: string): Promise<string[]> {
    const row = await this.db
      .selectFrom('submission')
      .leftJoin('projectApplication', 'projectApplication.fdId', 'submission.fdId')
      .leftJoin('purchaseIntention', 'purchaseIntention.fdId', 'submission.fdId')
      .leftJoin('account', 'account.fdId', 'submission.accountId')
      .select(['fdApplicantEmail', 'purchaseIntention.fdContactEmail', 'contactEmail'])
      .where('submission.fdId', '=', fdId)
      .executeTakeFirst();
    const address = row?.fdApplicantEmail || row?.fdContactEmail || row?.contactEmail;
    return address ? [address] : [];
  }
}

/** How messages leave the portal; null: by mail not at all. */
interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  smtp: string | null;
  /** An address, or `名称 <address>`. */
  from: string;
}

/** A message: number and progress only. */
interface Message {
  /** Stable over retries, so that a receiver can tell a repetition. */
  id: string;
  title: string;
  text: string;
  /** For programs. */
  data: Record<string, string>;
}

type Webhook = Pick<Row<'webhook'>, 'kind' | 'url' | 'secret'>;

const timeoutMs = 10_000;
const maxAnswer = 64 * 1024;

/** A connection to the mail server. */
export async function mailTransport(url: string, waitMs = timeoutMs) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: 2 * waitMs });
}

/** Sends a mail. @throws Error if the server does not take it */
export async function sendMail({ smtp, from }: MailSettings, to: readonly string[], { id, title, text }: Message) {
  const transport = await mailTransport(smtp!);
  try {
    const sender = readMailbox(from)!;
    const domain = domainToASCII(sender.address.slice(sender.address.lastIndexOf('@') + 1));
    await transport.sendMail({
      from: sender,
      to: [...to],
      subject: title,
      text,
      // Of the sender's domain, or filters take it for forged.
      messageId: `<${id}@${domain}>`,
      // No out-of-office reply comes back (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

// eslint-disable-next-line no-restricted-syntax -- signs only, nothing is compared
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text);

/** Address, body and headers of a message, as each receiver wants them. */
function requestOf({ kind, url, secret }: Webhook, { id, text, data }: Message, now: number) {
  const address = new URL(url);
  if (kind === 'feishu') {
    const timestamp = String(Math.floor(now / 1000));
    const sign = secret && { timestamp, sign: hmac(`${timestamp}\n${secret}`, '').digest('base64') };
    return { address, body: JSON.stringify({ ...(sign || {}), msg_type: 'text', content: { text } }), headers: {} };
  }
  if (kind === 'wecom' || kind === 'dingtalk') {
    if (kind === 'dingtalk' && secret) {
      address.searchParams.set('timestamp', String(now));
      address.searchParams.set('sign', hmac(secret, `${now}\n${secret}`).digest('base64'));
    }
    return { address, body: JSON.stringify({ msgtype: 'text', text: { content: text } }), headers: {} };
  }
  const body = JSON.stringify({ id, text, ...data });
  const signature = hmac(secret, `${now}.${body}`).digest('hex');
  const headers = { 'x-portal-delivery': id, 'x-portal-timestamp': String(now), 'x-portal-signature': signature };
  return { address, body, headers };
}

/** The error that a robot reports with status 200; null: none. */
function refusalIn(answer: string): string | null {
  try {
    const { errcode, code, errmsg, msg } = JSON.parse(answer) as Record<string, unknown>;
    const failed = (errcode ?? code ?? 0) !== 0;
    return failed ? `${String(errcode ?? code)} ${String(errmsg ?? msg ?? '')}`.slice(0, 200) : null;
  } catch {
    return null;
  }
}

/** Posts to a webhook, following no redirect, within bounds of time and size. @throws Error unless it is taken */
export async function postWebhook(webhook: Webhook, message: Message, now: number): Promise<void> {
  const { request } = await import('undici');
  const { address, body, headers } = requestOf(webhook, message, now);
  const { username, password } = address;
  const login = Buffer.from(`${decodeOnce(username)}:${decodeOnce(password)}`).toString('base64');
  const { statusCode, body: answer } = await request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...(username && { authorization: `Basic ${login}` }) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  let text = '';
  for await (const part of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += part;
    if (text.length > maxAnswer) throw new Error('the answer is too long');
  }
  if (statusCode < 200 || statusCode > 299) throw new Error(`HTTP ${statusCode}`);
  const refusal = webhook.kind === 'url' ? null : refusalIn(text);
  if (refusal !== null) throw new Error(refusal);
}
