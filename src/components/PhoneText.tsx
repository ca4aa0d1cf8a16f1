import { telephoneGroups } from '../lib/telephoneNumber';
import { toText } from '../lib/toText';

/**
 * A telephone number in groups. The gaps are CSS: it is read in groups, but selected, copied and found without spaces.
 * Anything else is shown verbatim, a missing one as `--`.
 */
export function PhoneText({ value }: { value: unknown }) {
  const groups = telephoneGroups(value);
  if (!groups) return <span>{toText(value)}</span>;
  return (
    <span className="tel">
      {groups.map((group, place) => (
        <span key={place}>{group}</span>
      ))}
    </span>
  );
}
