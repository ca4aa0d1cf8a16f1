import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { readMailbox } from '../lib/mailbox';

/** How messages leave the portal; null: by mail not at all. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  smtp: string | null;
  /** An address, or `名称 <address>`. */
  from: string;
}

/** A message: number and progress only. */
export interface Message {
  /** Stable over retries, so that a receiver can tell a repetition. */
  id: string;
  title: string;
  text: string;
  /** For programs. */
  data: Record<string, string>;
}

export interface Webhook {
  kind: string;
  url: string;
  secret: string;
}

const timeoutMs = 10_000;
const maxAnswer = 64 * 1024;

/** A connection to the mail server. */
export const mailTransport = (url: string, waitMs = timeoutMs) =>
  createTransport({ url, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: 2 * waitMs });

/** Sends a mail. @throws Error if the server does not take it */
export async function sendMail({ smtp, from }: MailSettings, to: readonly string[], { id, title, text }: Message) {
  const transport = mailTransport(smtp!);
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
  const { address, body, headers } = requestOf(webhook, message, now);
  const { request } = address.protocol === 'https:' ? https : http;
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      address,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > maxAnswer) response.destroy(new Error('the answer is too long'));
          else parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
  const refusal = webhook.kind === 'url' ? null : refusalIn(text);
  if (refusal !== null) throw new Error(refusal);
}
