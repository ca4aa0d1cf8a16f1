import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { between } from './randomBetween';
import { Canvas, type Colour, encodePng } from './canvas';
import { captchaGlyphs, type Point, type Stroke } from './captchaGlyphs';
import { captchaQuestion } from './captchaQuestion';
import { captchaSound } from './captchaSound';
import { hashToken } from '../lib/hashToken';
import { plainForms } from '../../src/contract/typedNumbers';
import type { EphemeralStore } from '../db/ephemeralStore';

/** Size in pixels, as in RuoYi. */
const width = 160;
const height = 60;

/** A colour whose channels lie between two bounds. */
const colour = (min: number, max: number): Colour => [between(min, max), between(min, max), between(min, max)];

/** A random wave distortion, so that no glyph looks the same twice. */
function waves(): (point: Point) => Point {
  const [tall, wide] = [between(1.5, 3), between(1, 2)];
  const [tallLength, wideLength] = [between(16, 26), between(10, 18)];
  const [tallStart, wideStart] = [between(0, 6.28), between(0, 6.28)];
  return ([x, y]) => [x + wide * Math.sin(y / wideLength + wideStart), y + tall * Math.sin(x / tallLength + tallStart)];
}

/** Rotates, shears and places one glyph, then distorts it. */
function place(strokes: readonly Stroke[], left: number, bend: (point: Point) => Point): Stroke[] {
  const [glyphWidth, glyphHeight] = [between(17, 21), between(29, 35)];
  const turn = between(-0.24, 0.24);
  const shear = between(-0.2, 0.2);
  const top = between(-4, 4) + height / 2;
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => {
      const [across, down] = [(x - 0.5) * glyphWidth - (y - 0.5) * shear * glyphHeight, (y - 0.5) * glyphHeight];
      return bend([
        left + across * Math.cos(turn) - down * Math.sin(turn),
        top + across * Math.sin(turn) + down * Math.cos(turn),
      ]);
    }),
  );
}

/** A line across the picture in the glyphs' colours but thinner, so that people can still tell them apart. */
function crossing(): Stroke {
  const [start, end, swing] = [between(5, height - 5), between(5, height - 5), between(-16, 16)];
  return Array.from({ length: 33 }, (_, step): Point => {
    const share = step / 32;
    return [share * width, start + (end - start) * share + swing * Math.sin(share * Math.PI * 2)];
  });
}

/**
 * Renders an exercise: distorted glyphs over noise.
 * @param text symbols of `captchaGlyphs`
 * @returns a PNG
 */
function captchaPicture(text: string): Buffer {
  const canvas = new Canvas(width, height, colour(232, 250));
  for (let spot = 0; spot < 260; spot += 1) {
    canvas.blend(randomInt(width), randomInt(height), colour(60, 200), between(0.2, 0.6));
  }
  for (let line = 0; line < 3; line += 1) canvas.draw(crossing(), colour(150, 205), between(1, 2));
  const bend = waves();
  const step = (width - 16) / text.length;
  for (const [index, sign] of [...text].entries()) {
    const ink = colour(10, 110);
    const thickness = between(2.6, 3.6);
    const left = 8 + step * (index + 0.5) + between(-2, 2);
    for (const stroke of place(captchaGlyphs[sign] ?? [], left, bend)) canvas.draw(stroke, ink, thickness);
  }
  for (let line = 0; line < 2; line += 1) canvas.draw(crossing(), colour(60, 150), 1);
  return encodePng(canvas);
}

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
