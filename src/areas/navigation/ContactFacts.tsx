import type { ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { zhContact } from '../../i18n/zhContact';
import { toText } from '../../lib/toText';
import { EmailLink } from '../../components/EmailLink';
import { LineIcon } from '../../components/LineIcon';
import { FactIcon, type FactIconName } from '../../components/FactIcon';
import { NoWrapText } from '../../components/NoWrapText';
import { PhoneLink } from '../../components/PhoneLink';
import { RetryLink } from '../../components/RetryLink';
import type { Status } from '../../components/status';
import styles from './ContactFacts.module.css';

/** One config entry, as far as it is known. */
export interface ContactEntry {
  value: string | null | undefined;
  status: Status;
  onRetry: () => void;
}

interface ContactFactsProps {
  address: ContactEntry;
  phone: ContactEntry;
  postcode: ContactEntry;
  email: ContactEntry;
  /** These two are shown only with a value. */
  hours: ContactEntry;
  departments: ContactEntry;
}

/** Where a department's telephone number begins: `政策申报科 0000-8320 3201`. */
const telephone = /[+（(]?\d[\d ()（）-]{4}/;

/** Contact details of the platform; a missing value is `--`. */
export function ContactFacts({ address, phone, postcode, email, hours, departments }: ContactFactsProps) {
  return (
    <div className={`wrap ${styles.contact}`}>
      <dl>
        <Fact icon="place" label={zh.contactUs.address} entry={address} full>
          <NoWrapText text={toText(address.value)} />
        </Fact>
        <Fact icon="postcode" label={zh.contactUs.postcode} entry={postcode} number>
          <span>{toText(postcode.value)}</span>
        </Fact>
        <Fact icon="phone" label={zh.contactUs.phone} entry={phone} number>
          <PhoneLink value={phone.value} />
        </Fact>
        <Fact icon="mail" label={zh.contactUs.email} entry={email} full>
          <EmailLink value={email.value} />
        </Fact>
        {isShown(hours) && (
          <Fact label={zhContact.hours} entry={hours} full>
            <NoWrapText text={toText(hours.value)} />
          </Fact>
        )}
        {isShown(departments) && (
          <Fact icon="phone" label={zhContact.departments} entry={departments} full>
            <Departments list={toText(departments.value, '')} />
          </Fact>
        )}
      </dl>
      {toText(address.value, '').includes(drawnRoad) && (
        <img className={styles.map} src="/pictures/park.svg" alt={zhContact.map} width={640} height={520} />
      )}
    </div>
  );
}

/** The plan is that of the demo content's address. */
const drawnRoad = '榫合路';

const clock = 'M10 2.5a7.5 7.5 0 1 0 .01 0zM10 6v4.5l3 2';

const isShown = ({ value, status }: ContactEntry) => status === 'loading' || (status === 'ready' && Boolean(value));

function Departments({ list }: { list: string }) {
  const all = list.split(/[；;\n]/).filter((each) => each.trim());
  return (
    <ul className={styles.departments} role="list">
      {all.map((each) => {
        const text = each.trim();
        const start = text.search(telephone);
        const [name, number] = start > 0 ? [text.slice(0, start).trim(), text.slice(start)] : [text, ''];
        return (
          <li key={each}>
            <span>{name.replace(/[:：]$/, '')}</span> {number && <PhoneLink plain value={number} />}
          </li>
        );
      })}
    </ul>
  );
}

interface FactProps {
  /** A clock if not given. */
  icon?: FactIconName;
  label: string;
  entry: ContactEntry;
  full?: boolean;
  number?: boolean;
  children: ReactNode;
}

function Fact({ icon, label, entry: { status, onRetry }, full, number, children }: FactProps) {
  return (
    <div className={full ? 'full' : undefined}>
      <dt>
        {icon ? <FactIcon name={icon} /> : <LineIcon shape={clock} />}
        {label}
      </dt>
      <dd className={number ? 'num' : undefined}>
        {status !== 'loading' && children} {status === 'failed' && <RetryLink what={label} onRetry={onRetry} />}
      </dd>
    </div>
  );
}
