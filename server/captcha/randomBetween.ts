import { randomInt } from 'node:crypto';

/** A number between two bounds, unpredictable. */
export const between = (least: number, most: number) => least + (randomInt(1_000_001) / 1_000_000) * (most - least);
