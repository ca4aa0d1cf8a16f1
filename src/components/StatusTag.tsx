import { statusText } from '../lib/statusText';

/** The status of an entry, if it is text. */
export function StatusTag({ value }: { value: unknown }) {
  const words = statusText(value);
  return words === undefined ? null : <span className="tag">{words}</span>;
}
