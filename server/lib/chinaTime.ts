const offsetMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** A moment as the wire has it: `yyyy-MM-dd HH:mm:ss`, China's time. */
export const chinaTime = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** The day of a moment in China: `yyyy-MM-dd`. */
export const chinaDay = (ms: number): string => chinaTime(ms).slice(0, 10);

/** The same as a number of days since 1970. */
export const chinaDayNumber = (ms: number): number => Math.floor((ms + offsetMs) / dayMs);

/** The moment at which such a day begins in China. */
export const startOfChinaDay = (day: number): number => day * dayMs - offsetMs;
