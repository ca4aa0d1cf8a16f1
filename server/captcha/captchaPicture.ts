import { randomInt } from 'node:crypto';
import { between } from './randomBetween';
import { Canvas, type Colour, encodePng } from './canvas';
import { captchaGlyphs, type Point, type Stroke } from './captchaGlyphs';

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
export function captchaPicture(text: string): Buffer {
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
