import { createHmac, timingSafeEqual } from 'node:crypto';
import { captchaPicture } from './captchaPicture';
import { captchaQuestion } from './captchaQuestion';
import { captchaSound } from './captchaSound';
import { hashToken } from '../lib/hashToken';
import type { EphemeralStore } from '../db/ephemeralStore';

/** Receives the answer of a new captcha; only tests pass one. */
export type CaptchaListener = (session: string, answer: string) => void;

const keyOf = (session: string) => `captcha:${hashToken(session)}`;

/** Answers are few; without the session's id, which is not kept, a stored one says nothing. */
const sealed = (session: string, answer: string) => createHmac('sha256', session).update(answer).digest('hex');

/** Captchas: one for each session, the newest counts, and each is good for one try. */
export class Captchas {
  constructor(
    private readonly ephemeralStore: EphemeralStore,
    private readonly lifeMs: number,
    private readonly onCaptcha?: CaptchaListener,
  ) {}

  /** Gives the session a new exercise in place of the last one. @returns its picture, a PNG. */
  async createImage(session: string): Promise<Buffer> {
    return captchaPicture(await this.issue(session));
  }

  /** The same for those who cannot see it; it takes the picture's place, so that two kinds give no two tries. @returns a WAV. */
  async createAudio(session: string): Promise<Buffer> {
    return captchaSound(await this.issue(session));
  }

  private async issue(session: string): Promise<string> {
    const { text, answer } = captchaQuestion();
    await this.ephemeralStore.set(keyOf(session), sealed(session, String(answer)), this.lifeMs);
    this.onCaptcha?.(session, String(answer));
    return text;
  }

  /** Uses the exercise up, whatever comes of it. @returns whether the answer was the right one. */
  async verify(session: string | undefined, answer: string | undefined): Promise<boolean> {
    if (!session) return false;
    const expected = await this.ephemeralStore.getAndDelete(keyOf(session));
    if (expected === null || answer === undefined) return false;
    const given = sealed(session, answer.toLowerCase());
    return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  }
}
