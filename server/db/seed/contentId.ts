import { createHash } from 'node:crypto';

const TIME_DIGITS = 11;
const ID_DIGITS = 32;

/**
 * Id of a demo entry: 32 lower-case hex digits, the first 11 of them the time of `date` in ms (GMT+8).
 * The same place and date always give the same id: a portal started anew on the same day has the same addresses.
 *
 * @param place where the entry stands, unique over all content, such as `policy/12`.
 * @param date `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`.
 * @throws RangeError when `date` is not such a date.
 */
export function contentId(place: string, date: string): string {
  const time = Date.parse(`${date.length === 10 ? `${date} 09:00:00` : date}+08:00`.replace(' ', 'T'));
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${date} (${place})`);
  const rest = createHash('sha256').update(place).digest('hex');
  return (time.toString(16).padStart(TIME_DIGITS, '0') + rest).slice(0, ID_DIGITS);
}
