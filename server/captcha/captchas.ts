import { randomInt, createHmac, timingSafeEqual } from 'node:crypto';
import { PNG } from 'pngjs';
import { between, captchaSound } from './captchaSound';
import { hashToken } from '../lib/secrets';
import { plainForms } from '../../src/contract/typedNumbers';
import type { EphemeralStore } from '../db/ephemeralStore';

type Operands = [first: number, second: number];

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const pairs = (isUsed: (first: number, second: number) => boolean): Operands[] =>
  digits.flatMap((first) =>
    digits.filter((second) => isUsed(first, second)).map((second): Operands => [first, second]),
  );

/**
 * The exercises of each operation. Without those by zero and of equal numbers 0 and 1 would be the best guesses; for the
 * same reason an operation with few different answers is chosen less often than the others (`often`).
 */
const operations = [
  { sign: '×', often: 8, of: pairs((a, b) => a * b > 0), answer: (a: number, b: number) => a * b },
  { sign: '+', often: 7, of: pairs(() => true), answer: (a: number, b: number) => a + b },
  { sign: '-', often: 3, of: pairs((a, b) => a > b), answer: (a: number, b: number) => a - b },
  { sign: '÷', often: 2, of: pairs((a, b) => a > b && a % b === 0), answer: (a: number, b: number) => a / b },
].flatMap(({ often, ...operation }) => Array.from({ length: often }, () => operation));

/**
 * An exercise with operands from 0 to 9, e.g. `8÷2=?`, and its answer: divisions are exact, subtractions not negative.
 * @param randomBelow returns a random integer from 0 to below its argument
 */
export function captchaQuestion(randomBelow: (below: number) => number = (below) => randomInt(below)) {
  const { sign, of, answer } = operations[randomBelow(operations.length)]!;
  const [first, second] = of[randomBelow(of.length)]!;
  return { text: `${first}${sign}${second}=?`, answer: answer(first, second) };
}

/** A point; a glyph's box is 0,0 (top left) to 1,1. */
type Point = readonly [x: number, y: number];

/** A polyline. */
type Stroke = readonly Point[];

/** An elliptical arc; angles in degrees, 0 is right, 90 is down. */
function arc(centre: Point, radii: Point, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radii[0] * Math.cos(angle), centre[1] + radii[1] * Math.sin(angle)];
  });
}

const line = (...points: Point[]): Stroke => points;

/** Round and thicker than a line, so that ÷ does not look like −. */
const dot = (x: number, y: number): Stroke => arc([x, y], [0.05, 0.03], 0, 360);

/** The glyphs of a captcha as strokes, so that no font is needed. */
export const captchaGlyphs: Record<string, readonly Stroke[]> = {
  '0': [arc([0.5, 0.5], [0.4, 0.5], 0, 360)],
  '1': [line([0.22, 0.24], [0.55, 0], [0.55, 1]), line([0.25, 1], [0.85, 1])],
  '2': [line(...arc([0.5, 0.3], [0.4, 0.3], 190, 390), [0.08, 1], [0.94, 1])],
  '3': [line(...arc([0.46, 0.25], [0.38, 0.25], 200, 440), ...arc([0.46, 0.74], [0.44, 0.27], 280, 520))],
  '4': [line([0.7, 1], [0.7, 0], [0.05, 0.68], [0.97, 0.68])],
  '5': [line([0.86, 0], [0.2, 0], [0.15, 0.44], ...arc([0.46, 0.68], [0.44, 0.32], 225, 510))],
  '6': [line([0.78, 0.02], [0.42, 0.22], [0.14, 0.55], ...arc([0.5, 0.7], [0.4, 0.3], 180, 540))],
  '7': [line([0.06, 0], [0.94, 0], [0.38, 1])],
  '8': [arc([0.5, 0.25], [0.33, 0.25], 0, 360), arc([0.5, 0.75], [0.42, 0.25], 0, 360)],
  '9': [line([0.22, 0.98], [0.58, 0.78], [0.86, 0.45], ...arc([0.5, 0.3], [0.4, 0.3], 0, 360))],
  '+': [line([0.5, 0.22], [0.5, 0.82]), line([0.1, 0.52], [0.9, 0.52])],
  '-': [line([0.1, 0.52], [0.9, 0.52])],
  '×': [line([0.15, 0.25], [0.85, 0.8]), line([0.85, 0.25], [0.15, 0.8])],
  '÷': [line([0.1, 0.52], [0.9, 0.52]), dot(0.5, 0.24), dot(0.5, 0.8)],
  '=': [line([0.1, 0.38], [0.9, 0.38]), line([0.1, 0.66], [0.9, 0.66])],
  '?': [line(...arc([0.5, 0.27], [0.36, 0.27], 190, 440), [0.5, 0.74]), dot(0.49, 0.98)],
};

/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** Looked up once: inside a `vm` context, as of tests, each look-up of a global costs more than the arithmetic. */
const { ceil, floor, max, min, round, sqrt } = Math;

/** A squared distance that no stroke reaches, px². */
const far = 2 ** 20;

/** A small RGB raster image that lines can be painted on. */
class Canvas {
  /** Three bytes per pixel, row by row. */
  readonly pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Colour,
  ) {
    this.pixels = Buffer.alloc(width * height * 3, Uint8Array.from(background));
  }

  /** Blends a colour into one pixel; `share` from 0 (none) to 1 (opaque). */
  blend(x: number, y: number, colour: Colour, share: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || share <= 0) return;
    const at = (y * this.width + x) * 3;
    const cover = min(share, 1);
    for (let channel = 0; channel < 3; channel += 1) {
      const old = this.pixels[at + channel];
      this.pixels[at + channel] = round(old + (colour[channel] - old) * cover);
    }
  }

  /** Paints an anti-aliased line with round caps; each pixel is painted once per stroke. */
  draw(stroke: Stroke, colour: Colour, thickness: number): void {
    const nearest = new Float32Array(this.width * this.height).fill(far);
    for (let end = 1; end < stroke.length; end += 1) this.#measure(stroke[end - 1], stroke[end], thickness, nearest);
    for (let pixel = 0; pixel < nearest.length; pixel += 1) {
      if (nearest[pixel] === far) continue;
      const share = thickness / 2 + 0.5 - sqrt(nearest[pixel]);
      this.blend(pixel % this.width, floor(pixel / this.width), colour, share);
    }
  }

  /** Updates the squared distance of the pixels around one segment. */
  #measure(
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    thickness: number,
    nearest: Float32Array,
  ) {
    const reach = thickness / 2 + 1;
    const [across, down] = [x2 - x1, y2 - y1];
    const length2 = across * across + down * down || 1e-9;
    const from = (a: number, b: number) => max(0, floor(min(a, b) - reach));
    const to = (a: number, b: number, limit: number) => min(limit - 1, ceil(max(a, b) + reach));
    const [left, right, bottom] = [from(x1, x2), to(x1, x2, this.width), to(y1, y2, this.height)];
    for (let y = from(y1, y2); y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const along = ((x - x1) * across + (y - y1) * down) / length2;
        const share = along < 0 ? 0 : along > 1 ? 1 : along;
        const away = x - x1 - share * across;
        const aside = y - y1 - share * down;
        const pixel = y * this.width + x;
        nearest[pixel] = min(nearest[pixel], away * away + aside * aside);
      }
    }
  }
}

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
  const picture = new PNG({ width, height });
  picture.data = canvas.pixels;
  // Nothing but pixels: no transparency, no metadata. By filters, and by runs alone, noise becomes a quarter larger.
  const plain = { colorType: 2, inputColorType: 2, inputHasAlpha: false } as const;
  return PNG.sync.write(picture, { ...plain, filterType: 0, deflateStrategy: 0, deflateLevel: 6 });
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

  /**
   * Replaces the session's exercise, whatever it was shown as, so that two formats do not give two attempts.
   * @returns a PNG, or a WAV
   */
  async create(session: string, format: 'picture' | 'sound'): Promise<Buffer> {
    const { text, answer } = captchaQuestion();
    await this.ephemeralStore.set(keyOf(session), hmacOf(session, String(answer)), this.lifeMs);
    this.onCaptcha?.(session, String(answer));
    return format === 'picture' ? captchaPicture(text) : captchaSound(text);
  }

  /** Consumes the exercise. @returns whether the answer was correct */
  async verify(session: string | undefined, answer: string | undefined): Promise<boolean> {
    if (!session) return false;
    const expected = await this.ephemeralStore.getAndDelete(keyOf(session));
    if (expected === null || answer === undefined) return false;
    const givenHash = hmacOf(session, plainForms(answer));
    return expected.length === givenHash.length && timingSafeEqual(Buffer.from(expected), Buffer.from(givenHash));
  }
}
