/**
 * Whether this is `npm run test:long`, which runs every matrix whole (`TEST_LONG=1`). `npm test` has a selection of a
 * matrix whose cases say the same thing again, at a price.
 */
export const isLongRun = process.env.TEST_LONG === '1';

/** The cases of a matrix for this run: all of them in the long one, else those that are selected. */
export const inLongRun = <Case>(cases: readonly Case[], selection: readonly Case[]): readonly Case[] =>
  isLongRun ? cases : selection;
