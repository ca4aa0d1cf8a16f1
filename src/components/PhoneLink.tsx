import { zhCopy } from '../i18n/zhCopy';
import { telephoneNumber } from '../lib/telephoneNumber';
import { toText } from '../lib/toText';

/** A link to a telephone number; anything else is shown as it came, a missing one as `--`. */
export function PhoneLink({ value }: { value: unknown }) {
  const number = telephoneNumber(value);
  return number === undefined ? (
    <>{toText(value)}</>
  ) : (
    <>
      <a className="nb" href={`tel:${number}`}>
        {toText(value)}
      </a>{' '}
      <button
        type="button"
        className="link noprint"
        data-act="copyPhone"
        data-text={toText(value)}
        aria-label={`${zhCopy.copyPhone} ${toText(value)}`}
      >
        {zhCopy.copy}
      </button>
    </>
  );
}
