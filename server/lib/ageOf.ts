/** Age in ms; Infinity for a time in the future, since the clock has been set back. */
export const ageOf = (then: number, now: number): number => (now < then ? Infinity : now - then);
