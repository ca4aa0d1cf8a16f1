import { dialled } from '../lib/dialled';
import { text } from '../lib/text';

/** A telephone number to call; what is no number is shown as it came, a missing one as `--`. */
export function PhoneLink({ value }: { value: unknown }) {
  const number = dialled(value);
  return number === undefined ? (
    <>{text(value)}</>
  ) : (
    <a className="nb" href={`tel:${number}`}>
      {text(value)}
    </a>
  );
}
