const pattern = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?: (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?$/;

/**
 * Parses a date in RuoYi's formats: year and month, optional day and time, separated by `-`, `/` or `.`. Days and
 * months that are too high roll over.
 * @returns `yyyy-MM-dd`, or null for anything else
 */
export function readDay(text: string): string | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = [1, 3, 4, 5, 6, 7].map((part) => Number(parts[part] ?? NaN));
  const date = new Date(Date.UTC(year, month - 1, day || (parts[4] ? 0 : 1), hour || 0, minute || 0, second || 0));
  // Four digits, as clients expect.
  return date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999 ? date.toISOString().slice(0, 10) : null;
}
