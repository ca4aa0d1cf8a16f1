/**
 * Whether this is `npm run test:long` (`TEST_LONG=1`), which runs every matrix in full. `npm test` runs a selection of
 * the expensive matrices whose cases are redundant.
 */
export const isLongRun = process.env.TEST_LONG === '1';

/** The cases of a matrix for this run: all in the long run, else the selected ones. */
export const inLongRun = <Case>(cases: readonly Case[], selection: readonly Case[]): readonly Case[] =>
  isLongRun ? cases : selection;

/** How often a property is tried: as often as that in the long run, else some times, with other values each time. */
export const runs = (all: number, some: number) => ({ numRuns: isLongRun ? all : some });
