import { createHmac, timingSafeEqual } from 'node:crypto';
import { captchaPicture } from './captchaPicture';
import { captchaQuestion } from './captchaQuestion';
import { captchaSound } from './captchaSound';
import { hashToken } from '../lib/hashToken';
import type { EphemeralStore } from '../db/ephemeralStore';

/** Receives the answer of a new captcha; only tests pass one. */
export type CaptchaListener = (session: string, answer: string) => void;

const slotOf = (session: string) => `captcha:${hashToken(session)}`;

/** Answers are few; without the session's id, which is not kept, a stored one says nothing. */
const sealed = (session: string, answer: string) => createHmac('sha256', session).update(answer).digest('hex');

/** Captchas: one for each session, the newest counts, and each is good for one try. */
export class Captchas {
  constructor(
    private readonly ephemeralStore: EphemeralStore,
    private readonly lifeMs: number,
    private readonly onCaptcha?: CaptchaListener,
  ) {}

  /** Puts a new exercise into the session's slot. @returns its picture, a PNG. */
  async draw(session: string): Promise<Buffer> {
    return captchaPicture(await this.renew(session));
  }

  /** The same for those who cannot see it: one slot, so that two kinds give no two tries. @returns a WAV. */
  async speak(session: string): Promise<Buffer> {
    return captchaSound(await this.renew(session));
  }

  private async renew(session: string): Promise<string> {
    const { text, answer } = captchaQuestion();
    await this.ephemeralStore.put(slotOf(session), sealed(session, String(answer)), this.lifeMs);
    this.onCaptcha?.(session, String(answer));
    return text;
  }

  /** Empties the slot, whatever comes of it. @returns whether the answer was the right one. */
  async spend(session: string | undefined, answer: string | undefined): Promise<boolean> {
    if (!session) return false;
    const expected = await this.ephemeralStore.take(slotOf(session));
    if (expected === null || answer === undefined) return false;
    const given = sealed(session, answer.toLowerCase());
    return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  }
}
