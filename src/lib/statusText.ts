import { toText } from './toText';

/** What an entry's status says to a visitor: its words, such as 已结束; a bare code means nothing and is left out. */
export function statusText(value: unknown): string | undefined {
  const words = toText(value, '');
  return /\p{Script=Han}/u.test(words) ? words : undefined;
}
