import { cut, excerpt } from '../../lib/plainText';
import { isDay } from '../../contract/form';
import { dayOf } from '../../lib/dates';

const ofData = /^data:/i;

/** A picture that preview cards can show: bitmap formats with a URL. */
export const bitmapOf = (address: string | undefined): string | undefined =>
  address === undefined || ofData.test(address) || /\.svg(?:[?#]|$)/i.test(address) ? undefined : address;

/** A backend date in ISO 8601 with the backend's zone; a day if it has no time, undefined if it is not a date. */
export function isoTime(value: unknown): string | undefined {
  const day = dayOf(value);
  if (!isDay(day)) return undefined;
  const time = /^\d{4}-\d{2}-\d{2} ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(String(value).trim())?.[1];
  return time ? `${day}T${time}+08:00` : day;
}

/** The day of such a date. */
export const isoDay = (value: unknown): string | undefined => isoTime(value)?.slice(0, 10);

/** Description lengths that search engines and preview cards show; shorter ones say too little. */
const most = 120;
const least = 40;

/** A plain text, cut at the end of a sentence. */
export function shorten(text: string): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const whole = /^[\s\S]*[。！？；!?;][”’」』）)]?/.exec(points.slice(0, most).join(''))?.[0];
  return whole && Array.from(whole).length >= least ? whole : cut(text, most - 1);
}

/** The meta description from a rich text: its first sentences, or a fallback. */
export const describe = (html: unknown, otherwise: string): string =>
  shorten(excerpt(html, Number.POSITIVE_INFINITY) || otherwise);
