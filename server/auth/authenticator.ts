import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { messages } from '../lib/messages';

/** What every authenticator app takes without being asked: SHA-1, six digits, 30 seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Codes this many steps before and after the present one are right too: clocks differ, and typing takes its time. */
const drift = 1;

/** Letters and digits that nobody takes for another one. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new secret of 160 bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads out of a QR code. */
export const secretAddress = (secret: string, username: string): string =>
  new TOTP({ ...kind, issuer: messages.siteName, label: username, secret: Secret.fromBase32(secret) }).toString();

/** The step whose code this is, counted since 1970; null: of none that is near. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = TOTP.validate({
    ...kind,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: drift,
  });
  return delta === null ? null : TOTP.counter({ period: kind.period, timestamp: now }) + delta;
}

/** Ten codes of some 59 bits, in groups that can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 12 }, () => letters[randomInt(letters.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
