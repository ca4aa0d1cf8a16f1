import { toText } from '../lib/toText';

/** An entry's human-readable status such as 已结束; undefined for a bare code. */
export function statusText(value: unknown): string | undefined {
  const words = toText(value, '');
  return /\p{Script=Han}/u.test(words) ? words : undefined;
}

/** The status of an entry, if it is text. */
export function StatusTag({ value }: { value: unknown }) {
  const words = statusText(value);
  return words === undefined ? null : <span className="tag">{words}</span>;
}
