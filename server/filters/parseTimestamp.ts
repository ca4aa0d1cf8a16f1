const dayPattern = /^\s*(\d{4})(?:\D(\d{1,2})\D|(\d{2}))(\d{1,2})/;
const timePattern = /^(?:\D{1,2}(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?|(\d{2})(\d{2})(\d{2}))/;

/** Epoch year: counting from here keeps a double exact to the millisecond. */
const firstYear = 1900;

/**
 * Converts a timestamp to a number with the same sort order as its text: a day sorts before its first second, fractions
 * count, time zones are ignored. NaN if it is not a timestamp.
 */
export function parseTimestamp(text: string | null): number {
  const [head, year, month, compactMonth, day] = dayPattern.exec(text ?? '') ?? [];
  if (head === undefined) return NaN;
  const days = ((Number(year) - firstYear) * 100 + Number(month ?? compactMonth)) * 100 + Number(day);
  const time = timePattern.exec(text!.slice(head.length));
  if (!time) return days * 1_000_000 - 0.5;
  const [hour, minute, second = 0] = time[1] === undefined ? time.slice(4) : time.slice(1, 4);
  return ((days * 100 + Number(hour)) * 100 + Number(minute)) * 100 + Number(second);
}
