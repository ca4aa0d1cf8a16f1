import Link from 'next/link';
import styles from 'portal/routes/home/MatchBlock.module.css';
import type { Row } from '../lib/portal';
import { day } from '../lib/text';
import { texts } from '../lib/texts';
import { MoreLink } from './MoreLink';

interface SideProps {
  heading: string;
  href: string;
  entries: Row[];
  className: string | undefined;
}

function Side({ heading, href, entries, className }: SideProps) {
  return (
    <section className={className}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <MoreLink href={href}>{texts.more}</MoreLink>
      </div>
      <ul className={`ruled hover-list ${styles.rows}`}>
        {entries.map((entry) => (
          <li key={entry.fdId} className={styles.row}>
            <h3 className={`ttl ${styles.title}`}>
              <Link className="hit" href={`${href}/detail/${entry.fdId}`}>
                {entry.fdGetbuginessName}
              </Link>
            </h3>
            <p className={styles.about}>
              {[entry.fdComName, entry.fdGetbuginessModel, entry.fdArea].map(
                (part) => part && <span key={part}>{part}</span>,
              )}
            </p>
            <p className={styles.quantity}>
              <b>
                <small>{texts.quantity}</small> {Number(entry.fdGetbuginessNumber).toLocaleString('en')}
              </b>
              <time>{day(entry.fdDeadlineTime)}</time> {texts.until}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Match({ demand, supply }: { demand: Row[]; supply: Row[] }) {
  return (
    <div className={`block ${styles.match}`}>
      <Side heading={texts.demand} href="/supply_demand/demand" entries={demand} className={styles.demand} />
      <Side heading={texts.supply} href="/supply_demand/supply" entries={supply} className={styles.supply} />
    </div>
  );
}
