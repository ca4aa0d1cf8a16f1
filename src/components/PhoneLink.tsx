import { hasExtension, telephoneNumber } from '../lib/telephoneNumber';
import { toText } from '../lib/toText';
import { zh } from '../i18n/zh';
import styles from './PhoneLink.module.css';
import { FactIcon } from './FactIcon';
import { PhoneText } from './PhoneText';

interface PhoneLinkProps {
  value: unknown;
  /** Without a copy button: its handler exists in the portal only. */
  plain?: boolean;
}

/** A link to a telephone number; anything else is shown verbatim, a missing one as `--`. */
export function PhoneLink({ value, plain = false }: PhoneLinkProps) {
  const number = telephoneNumber(value);
  if (number === undefined) return <PhoneText value={value} />;
  const copied = hasExtension(value) ? toText(value) : number;
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
            data-text={copied}
            aria-label={`${zh.fields.copyPhone} ${copied}`}
          >
            {zh.fields.copy}
          </button>
        </>
      )}
    </>
  );
}

/** The main action of an entry that is handled by phone; `number` is what is dialled. */
export function CallLink({ number, value }: { number: string; value: unknown }) {
  return (
    <a className={`btn ${styles.call}`} href={`tel:${number}`}>
      <FactIcon name="phone" />
      <span>{zh.detail.call}</span>{' '}
      <b className="num">
        <PhoneText value={value} />
      </b>
    </a>
  );
}
