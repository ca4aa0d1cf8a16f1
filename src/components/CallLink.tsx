import { zh } from '../i18n/zh';
import styles from './CallLink.module.css';
import { FactIcon } from './FactIcon';
import { PhoneText } from './PhoneText';

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
