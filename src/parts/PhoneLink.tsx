import { text } from '../lib/text';

/** A telephone number to call; what is no number is shown as it came, a missing one as `--`. */
export function PhoneLink({ value }: { value: unknown }) {
  const number = text(value);
  const dialled = number.replace(/[\s-]/g, '');
  return /^\+?\d{5,20}$/.test(dialled) ? (
    <a className="nb" href={`tel:${dialled}`}>
      {number}
    </a>
  ) : (
    <>{number}</>
  );
}
