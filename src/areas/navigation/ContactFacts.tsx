import type { ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { LineIcon } from '../../components/Icon';
import { FactIcon, type FactIconName } from '../../components/FactIcon';
import { NoWrapText } from '../../components/NoWrapText';
import { EmailLink, isEmailAddress } from '../../components/EmailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { type Status, RetryLink } from '../../components/QueryBoundary';
import styles from './ContactFacts.module.css';
import { encodeComponent } from '../../lib/paths';

interface FeedbackNoteProps {
  /** The page that the feedback is about. */
  page: string;
  version: string;
  /** The feedback address; undefined until known. */
  email: string | null | undefined;
}

/** Prefilled feedback: the page and the build. */
export function FeedbackNote({ page, version, email }: FeedbackNoteProps) {
  const body = `${zh.feedback.say}\r\n\r\n\r\n${zh.feedback.page}：${page}\r\n${zh.feedback.version}：${version}`;
  const query = `subject=${encodeComponent(zh.feedback.subject)}&body=${encodeComponent(body)}`;
  return (
    <section className={`wrap ${styles.note}`} aria-labelledby="feedback">
      <div>
        <h2 className="text-lg" id="feedback">
          {zh.feedback.heading}
        </h2>
        <p className="text-15 ink-2">{zh.feedback.intro}</p>
        <dl>
          <div>
            <dt>{zh.feedback.page}</dt>
            <dd>{page}</dd>
          </div>
          <div>
            <dt>{zh.feedback.version}</dt>
            <dd suppressHydrationWarning>{version}</dd>
          </div>
        </dl>
      </div>
      {email && isEmailAddress(email) && (
        <a className="btn" href={`mailto:${email}?${query}`} suppressHydrationWarning>
          {zh.feedback.write}
        </a>
      )}
    </section>
  );
}

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
          <Fact label={zh.contactUs.hours} entry={hours} full>
            <Clauses text={toText(hours.value)} />
          </Fact>
        )}
        {isShown(departments) && (
          <Fact icon="phone" label={zh.contactUs.departments} entry={departments} full>
            <Departments list={toText(departments.value, '')} />
          </Fact>
        )}
      </dl>
      {toText(address.value, '').includes(drawnRoad) && (
        <img className={styles.map} src="/pictures/park.svg" alt={zh.contactUs.map} width={640} height={520} />
      )}
    </div>
  );
}

/** The plan is that of the demo content's address. */
const drawnRoad = '榫合路';

const clock = 'M10 2.5a7.5 7.5 0 1 0 .01 0zM10 6v4.5l3 2';

const isShown = ({ value, status }: ContactEntry) => status === 'loading' || (status === 'ready' && Boolean(value));

/** A text that wraps between its clauses, not within hours such as 13:30–17:30. */
const Clauses = ({ text }: { text: string }) =>
  (text.match(/[^，；]+[，；]*|[，；]+/g) ?? []).map((clause, place) => (
    <span key={place} className={styles.clause}>
      {clause}
    </span>
  ));

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
      <dd className={number ? 'num' : 'pre-line'}>
        {status !== 'loading' && children} {status === 'failed' && <RetryLink what={label} onRetry={onRetry} />}
      </dd>
    </div>
  );
}
