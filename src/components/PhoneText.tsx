import { telephoneGroups, telephoneNumber } from '../lib/telephoneNumber';
import { toText } from '../lib/toText';

/**
 * A telephone number in its groups. The gaps are the style's: it is read and heard in groups, and selected, copied and
 * found in the page as it is dialled. Anything else is shown as it came, a missing one as `--`.
 */
export function PhoneText({ value }: { value: unknown }) {
  const groups = telephoneGroups(telephoneNumber(value));
  if (!groups) return <>{toText(value)}</>;
  return (
    <span className="tel">
      {groups.map((group, place) => (
        <span key={place}>{group}</span>
      ))}
    </span>
  );
}
