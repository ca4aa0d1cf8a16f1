import type { ReactNode } from 'react';
import { zh } from '../../copy/zh';
import { text } from '../../lib/text';
import { EmailLink } from '../../parts/EmailLink';
import { Icon, type IconName } from '../../parts/Icon';
import { PhoneLink } from '../../parts/PhoneLink';
import styles from './ContactFacts.module.css';
import { ParkMap } from './ParkMap';

/** undefined: still being asked for; null: there is none. */
type Entry = string | null | undefined;

interface ContactFactsProps {
  address: Entry;
  phone: Entry;
  postcode: Entry;
  email: Entry;
}

/** How to reach the platform (spec §2.7); what is missing is `--`. */
export function ContactFacts({ address, phone, postcode, email }: ContactFactsProps) {
  return (
    <div className={`wrap ${styles.contact}`}>
      <dl>
        <Fact icon="place" label={zh.contactUs.address} full>
          {address !== undefined && text(address)}
        </Fact>
        <Fact icon="postcode" label={zh.contactUs.postcode} number>
          {postcode !== undefined && text(postcode)}
        </Fact>
        <Fact icon="phone" label={zh.contactUs.phone} number>
          {phone !== undefined && <PhoneLink value={phone} />}
        </Fact>
        <Fact icon="mail" label={zh.contactUs.email} full>
          {email !== undefined && <EmailLink value={email} />}
        </Fact>
      </dl>
      <ParkMap className={styles.map} />
    </div>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  full?: boolean;
  number?: boolean;
  children: ReactNode;
}

function Fact({ icon, label, full, number, children }: FactProps) {
  return (
    <div className={full ? 'full' : undefined}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={number ? 'num' : undefined}>{children}</dd>
    </div>
  );
}
