import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Address of the photograph that every variant shows as its banner. */
export const photograph = '/profile/pictures/bench-photograph.jpg';

/** Pseudo-random bytes, the same each time. */
function grain(length) {
  let seed = 7;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 24;
  });
}

/**
 * Writes a picture of 1600 × 400 that is as hard to compress as a photograph (140 kB): a vector banner of 8 kB
 * would flatter everybody.
 * @param {string} folder the folder of the site that is served as `/profile`
 */
export async function writePhotograph(folder) {
  const [width, height, channels] = [200, 50, 3];
  const file = path.join(folder, photograph.replace('/profile/', ''));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(grain(width * height * channels), { raw: { width, height, channels } })
    .resize(8 * width, 8 * height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toFile(file);
}
