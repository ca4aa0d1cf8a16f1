import type { ReactNode } from 'react';
import { useQueryResult } from '../../api/query';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { LineIcon } from '../../components/Icon';
import { FactIcon, type FactIconName } from '../../components/FactIcon';
import { NoWrapText } from '../../components/NoWrapText';
import { EmailLink, isEmailAddress } from '../../components/EmailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { queryStatus, RetryLink } from '../../components/QueryBoundary';
import styles from './ContactFacts.module.css';
import { encodeComponent } from '../../lib/paths';
import type { entryOf } from './navigationApi';

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

/** Where a department's telephone number begins: `政策申报科 0000-8320 3201`. */
const telephone = /[+（(]?\d[\d ()（）-]{4}/;

type ContactEntry = ReturnType<typeof entryOf>;
type ContactName = 'address' | 'phone' | 'postcode' | 'email' | 'hours' | 'departments';

/** Contact details of the platform; a missing value is `--`. */
export function ContactFacts({ entries }: { entries: Record<ContactName, ContactEntry> }) {
  const address = useQueryResult(entries.address).data;
  return (
    <div className={`wrap ${styles.contact}`}>
      <dl>
        <Fact icon="place" label={zh.contactUs.address} entry={entries.address} full>
          {(value) => <NoWrapText text={toText(value)} />}
        </Fact>
        <Fact icon="postcode" label={zh.contactUs.postcode} entry={entries.postcode} number>
          {(value) => <span>{toText(value)}</span>}
        </Fact>
        <Fact icon="phone" label={zh.contactUs.phone} entry={entries.phone} number>
          {(value) => <PhoneLink value={value} />}
        </Fact>
        <Fact icon="mail" label={zh.contactUs.email} entry={entries.email} full>
          {(value) => <EmailLink value={value} />}
        </Fact>
        <Fact label={zh.contactUs.hours} entry={entries.hours} full optional>
          {(value) => <Clauses text={toText(value)} />}
        </Fact>
        <Fact icon="phone" label={zh.contactUs.departments} entry={entries.departments} full optional>
          {(value) => <Departments list={toText(value, '')} />}
        </Fact>
      </dl>
      {toText(address, '').includes(drawnRoad) && (
        <img className={styles.map} src="/pictures/park.svg" alt={zh.contactUs.map} width={640} height={520} />
      )}
    </div>
  );
}

/** The plan is that of the demo content's address. */
const drawnRoad = '榫合路';

const clock = 'M10 2.5a7.5 7.5 0 1 0 .01 0zM10 6v4.5l3 2';

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
  /** Shown only with a value. */
  optional?: boolean;
  children: (value: string | null | undefined) => ReactNode;
}

function Fact({ icon, label, entry, full, number, optional, children }: FactProps) {
  const result = useQueryResult(entry);
  const status = queryStatus(result);
  if (optional && (status === 'failed' || (status === 'ready' && !result.data))) return null;
  return (
    <div className={full ? 'full' : undefined}>
      <dt>
        {icon ? <FactIcon name={icon} /> : <LineIcon shape={clock} />}
        {label}
      </dt>
      <dd className={number ? 'num' : 'pre-line'}>
        {status !== 'loading' && children(result.data)}{' '}
        {status === 'failed' && <RetryLink what={label} onRetry={() => void result.refetch()} />}
      </dd>
    </div>
  );
}
