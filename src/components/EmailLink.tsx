import { isEmailAddress } from '../lib/isEmailAddress';
import { toText } from '../lib/toText';

/** A link to an email address; anything else is shown verbatim, a missing one as `--`. */
export function EmailLink({ value }: { value: unknown }) {
  const address = toText(value);
  return isEmailAddress(address) ? <a href={`mailto:${address}`}>{address}</a> : <span>{address}</span>;
}
