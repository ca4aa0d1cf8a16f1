const offsetMs = 8 * 60 * 60 * 1000;

/** A moment as the wire has it: `yyyy-MM-dd HH:mm:ss`, China's time. */
export const chinaTime = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** The day of a moment in China: `yyyy-MM-dd`. */
export const chinaDay = (ms: number): string => chinaTime(ms).slice(0, 10);
