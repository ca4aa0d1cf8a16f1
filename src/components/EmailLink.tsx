import { toText } from '../lib/toText';

/** Whether a text is an email address that is safe in a link. */
export const isEmailAddress = (text: string): boolean => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/** A link to an email address; anything else is shown verbatim, a missing one as `--`. */
export function EmailLink({ value }: { value: unknown }) {
  const address = toText(value);
  return isEmailAddress(address) ? <a href={`mailto:${address}`}>{address}</a> : <span>{address}</span>;
}
