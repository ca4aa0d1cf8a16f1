import sharp from 'sharp';

/** A picture of one colour. */
export const pngOf = (width: number, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1e785a' } })
    .png()
    .toBuffer();
