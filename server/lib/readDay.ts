const pattern = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?: (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?$/;

/**
 * The day of a date as backends of this kind read it: year and month, a day, a time, parted by `-`, `/` or `.`.
 * Days and months that are too high roll over; anything else is null, without an error.
 * @returns `yyyy-MM-dd`, or null.
 */
export function readDay(text: string): string | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = [1, 3, 4, 5, 6, 7].map((part) => Number(parts[part] ?? NaN));
  const date = new Date(Date.UTC(year, month - 1, day || (parts[4] ? 0 : 1), hour || 0, minute || 0, second || 0));
  // Four digits, as every reader of the answers expects.
  return date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999 ? date.toISOString().slice(0, 10) : null;
}
