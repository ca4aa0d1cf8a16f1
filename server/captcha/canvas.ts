import { crc32, deflateSync } from 'node:zlib';
import type { Stroke } from './captchaGlyphs';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A small RGB raster image that lines can be painted on. */
export class Canvas {
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
    for (const [channel, value] of colour.entries()) {
      const old = this.pixels[at + channel];
      this.pixels[at + channel] = Math.round(old + (value - old) * Math.min(share, 1));
    }
  }

  /** Paints an anti-aliased line with round caps; each pixel is painted once per stroke. */
  draw(stroke: Stroke, colour: Colour, thickness: number): void {
    const nearest = new Map<number, number>();
    for (let end = 1; end < stroke.length; end += 1) this.#measure(stroke[end - 1], stroke[end], thickness, nearest);
    for (const [pixel, distance2] of nearest) {
      const share = thickness / 2 + 0.5 - Math.sqrt(distance2);
      this.blend(pixel % this.width, Math.floor(pixel / this.width), colour, share);
    }
  }

  /** Updates the squared distance of the pixels around one segment. */
  #measure(
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    thickness: number,
    nearest: Map<number, number>,
  ) {
    const reach = thickness / 2 + 1;
    const [across, down] = [x2 - x1, y2 - y1];
    const length2 = across * across + down * down || 1e-9;
    const from = (a: number, b: number) => Math.max(0, Math.floor(Math.min(a, b) - reach));
    const to = (a: number, b: number, limit: number) => Math.min(limit - 1, Math.ceil(Math.max(a, b) + reach));
    const [left, right, bottom] = [from(x1, x2), to(x1, x2, this.width), to(y1, y2, this.height)];
    for (let y = from(y1, y2); y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const along = ((x - x1) * across + (y - y1) * down) / length2;
        const share = along < 0 ? 0 : along > 1 ? 1 : along;
        const [away, aside] = [x - x1 - share * across, y - y1 - share * down];
        const distance2 = away * away + aside * aside;
        const pixel = y * this.width + x;
        if (distance2 < (nearest.get(pixel) ?? reach * reach)) nearest.set(pixel, distance2);
      }
    }
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Encodes a picture as PNG: RGB, 8 bits per channel, no filter, no metadata. */
export function encodePng({ width, height, pixels }: Canvas): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let row = 0; row < height; row += 1) {
    pixels.copy(rows, row * (width * 3 + 1) + 1, row * width * 3, (row + 1) * width * 3);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
