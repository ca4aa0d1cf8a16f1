import { zhCopy } from '../i18n/zhCopy';
import { telephoneNumber } from '../lib/telephoneNumber';
import { PhoneText } from './PhoneText';

interface PhoneLinkProps {
  value: unknown;
  /** Without a key that copies it: nothing would follow one outside the portal. */
  plain?: boolean;
}

/** A link to a telephone number; anything else is shown as it came, a missing one as `--`. */
export function PhoneLink({ value, plain = false }: PhoneLinkProps) {
  const number = telephoneNumber(value);
  if (number === undefined) return <PhoneText value={value} />;
  return (
    <>
      <a className="nb" href={`tel:${number}`}>
        <PhoneText value={value} />
      </a>
      {!plain && (
        <>
          {' '}
          <button
            type="button"
            className="link noprint"
            data-action="copyPhone"
            data-text={number}
            aria-label={`${zhCopy.copyPhone} ${number}`}
          >
            {zhCopy.copy}
          </button>
        </>
      )}
    </>
  );
}
