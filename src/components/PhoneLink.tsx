import { zhCopy } from '../i18n/zhCopy';
import { telephoneNumber } from '../lib/telephoneNumber';
import { toText } from '../lib/toText';

interface PhoneLinkProps {
  value: unknown;
  /** Without a key that copies it: nothing would follow one outside the portal. */
  plain?: boolean;
}

/** A link to a telephone number; anything else is shown as it came, a missing one as `--`. */
export function PhoneLink({ value, plain = false }: PhoneLinkProps) {
  const number = telephoneNumber(value);
  return number === undefined ? (
    <>{toText(value)}</>
  ) : (
    <>
      <a className="nb" href={`tel:${number}`}>
        {toText(value)}
      </a>
      {!plain && (
        <>
          {' '}
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
      )}
    </>
  );
}
