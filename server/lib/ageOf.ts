/** How long ago something was, ms: for ever if it was in the future, since then the clock has been put back. */
export const ageOf = (then: number, now: number): number => (now < then ? Infinity : now - then);
