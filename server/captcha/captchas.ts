import { createHmac, timingSafeEqual } from 'node:crypto';
import { captchaPicture } from './captchaPicture';
import { captchaQuestion } from './captchaQuestion';
import { captchaSound } from './captchaSound';
import { hashToken } from '../lib/hashToken';
import { plainForms } from '../../src/contract/typedNumbers';
import type { EphemeralStore } from '../db/ephemeralStore';

/** Receives the answer of each new captcha; for tests only. */
export type CaptchaListener = (session: string, answer: string) => void;

const keyOf = (session: string) => `captcha:${hashToken(session)}`;

/** The few possible answers are stored as an HMAC keyed by the session id, which is not stored. */
// eslint-disable-next-line no-restricted-syntax -- compared by timingSafeEqual below
const hmacOf = (session: string, answer: string) => createHmac('sha256', session).update(answer).digest('hex');

/** Captchas: one per session, the newest counts, one attempt each. */
export class Captchas {
  constructor(
    private readonly ephemeralStore: EphemeralStore,
    private readonly lifeMs: number,
    private readonly onCaptcha?: CaptchaListener,
  ) {}

  /** Replaces the session's exercise. @returns its picture, a PNG */
  async createImage(session: string): Promise<Buffer> {
    return captchaPicture(await this.issue(session));
  }

  /** The same as audio; it replaces the picture, so that two formats do not give two attempts. @returns a WAV */
  async createAudio(session: string): Promise<Buffer> {
    return captchaSound(await this.issue(session));
  }

  private async issue(session: string): Promise<string> {
    const { text, answer } = captchaQuestion();
    await this.ephemeralStore.set(keyOf(session), hmacOf(session, String(answer)), this.lifeMs);
    this.onCaptcha?.(session, String(answer));
    return text;
  }

  /** Consumes the exercise. @returns whether the answer was correct */
  async verify(session: string | undefined, answer: string | undefined): Promise<boolean> {
    if (!session) return false;
    const expected = await this.ephemeralStore.getAndDelete(keyOf(session));
    if (expected === null || answer === undefined) return false;
    const given = hmacOf(session, plainForms(answer));
    return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  }
}
