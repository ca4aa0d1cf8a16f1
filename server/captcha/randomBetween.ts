import { randomInt } from 'node:crypto';

/** A cryptographically random number between two bounds. */
export const between = (min: number, max: number) => min + (randomInt(1_000_001) / 1_000_000) * (max - min);
