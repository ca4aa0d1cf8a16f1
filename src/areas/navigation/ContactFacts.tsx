import type { ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { EmailLink } from '../../components/EmailLink';
import { FactIcon, type FactIconName } from '../../components/FactIcon';
import { NoWrapText } from '../../components/NoWrapText';
import { PhoneLink } from '../../components/PhoneLink';
import { RetryLink } from '../../components/RetryLink';
import type { Status } from '../../components/status';
import styles from './ContactFacts.module.css';
import { ParkMap } from './ParkMap';

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
}

/** Contact details of the platform; a missing value is `--`. */
export function ContactFacts({ address, phone, postcode, email }: ContactFactsProps) {
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
      </dl>
      <ParkMap className={styles.map} />
    </div>
  );
}

interface FactProps {
  icon: FactIconName;
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
        <FactIcon name={icon} />
        {label}
      </dt>
      <dd className={number ? 'num' : undefined}>
        {status !== 'loading' && children} {status === 'failed' && <RetryLink what={label} onRetry={onRetry} />}
      </dd>
    </div>
  );
}
