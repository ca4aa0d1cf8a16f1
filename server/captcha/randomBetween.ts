import { randomInt } from 'node:crypto';

/** A cryptographically random number between two bounds. */
export const between = (least: number, most: number) => least + (randomInt(1_000_001) / 1_000_000) * (most - least);
