import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { messages } from '../lib/messages';

/** The defaults of every authenticator app: SHA-1, six digits, 30 seconds. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Time steps accepted before and after the current one, for clock drift and slow typing. */
const drift = 1;

/** Letters and digits without look-alikes. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new TOTP secret of 160 bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URI for the QR code. */
export const otpauthUri = (secret: string, username: string): string =>
  new TOTP({
    ...totpOptions,
    issuer: messages.siteName,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The TOTP time step (since 1970) that a code belongs to, or null. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = TOTP.validate({
    ...totpOptions,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: drift,
  });
  return delta === null ? null : TOTP.counter({ period: totpOptions.period, timestamp: now }) + delta;
}

/** Ten recovery codes of some 59 bits, grouped for copying by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 12 }, () => letters[randomInt(letters.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
