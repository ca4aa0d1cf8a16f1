import { cut, excerpt } from '../../lib/plainText';

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
