import { toText } from './toText';

/** An entry's human-readable status such as 已结束; undefined for a bare code. */
export function statusText(value: unknown): string | undefined {
  const words = toText(value, '');
  return /\p{Script=Han}/u.test(words) ? words : undefined;
}
