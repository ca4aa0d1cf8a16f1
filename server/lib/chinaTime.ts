const offsetMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** A time as on the wire: `yyyy-MM-dd HH:mm:ss`, China time. */
export const chinaTime = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** The day of a time in China: `yyyy-MM-dd`. */
export const chinaDay = (ms: number): string => chinaTime(ms).slice(0, 10);

/** The same as a number of days since 1970. */
export const chinaDayNumber = (ms: number): number => Math.floor((ms + offsetMs) / dayMs);

/** The start of such a day in China, in ms. */
export const startOfChinaDay = (day: number): number => day * dayMs - offsetMs;
