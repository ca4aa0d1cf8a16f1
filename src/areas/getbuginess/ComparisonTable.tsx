import type { ReactNode } from 'react';
import { Amount, Dimensions } from '../../components/Amount';
import { Link } from '../../components/Link';
import { NoWrapText } from '../../components/NoWrapText';
import { PhoneLink } from '../../components/PhoneLink';
import { PhoneText } from '../../components/PhoneText';
import { StatusTag } from '../../components/StatusTag';
import { useNow } from '../../components/useNow';
import type { Category } from '../../contract/areas/category';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { categoryName, toText } from '../../lib/toText';
import { isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { telephoneNumber } from '../../lib/telephoneNumber';
import { quantityWithUnit, unitPrice } from '../../lib/unitPrice';
import styles from './ComparisonTable.module.css';
import { Deadline } from './Deadline';
import { GoodsPicture } from './GoodsPicture';

/** Who is called about an open entry. */
function Call({ entry, now }: { entry: Getbuginess; now: Date }) {
  const number = telephoneNumber(entry.fdContactsPhone);
  if (!number || isOver(entry.fdDeadlineTime, now)) return <PhoneLink value={entry.fdContactsPhone} />;
  return (
    <>
      <a className={`btn ${styles.call}`} href={`tel:${number}`}>
        {zh.detail.call} <span className="vh">{toText(entry.fdComName)}</span>
      </a>
      <span className={styles.below}>
        <PhoneText value={entry.fdContactsPhone} />
      </span>
    </>
  );
}

interface ComparisonTableProps {
  entries: readonly Getbuginess[];
  categories: readonly Category[] | null | undefined;
}

/** A column per entry. On phones each row's name stands above its values. */
export function ComparisonTable({ entries, categories }: ComparisonTableProps) {
  const now = useNow();
  const rows: [name: string, value: (entry: Getbuginess) => ReactNode][] = [
    [
      zh.entry.amount,
      (entry) => (
        <>
          <Amount value={entry.fdGetbuginessPrice} />
          <span className={styles.below}>{unitPrice(entry)}</span>
        </>
      ),
    ],
    [zh.entry.quantity, (entry) => quantityWithUnit(entry)],
    [zh.entry.model, (entry) => <Dimensions text={toText(entry.fdGetbuginessModel)} />],
    [zh.entry.area, (entry) => toText(entry.fdArea)],
    [zh.comparison.deadline, (entry) => <Deadline deadline={entry.fdDeadlineTime} now={now} />],
    [zh.comparison.kind, (entry) => toText(categoryName(categories, entry.fdType))],
    [zh.comparison.company, (entry) => toText(entry.fdComName)],
    [zh.fields.phone, (entry) => <Call entry={entry} now={now} />],
  ];
  return (
    // Scrolls sideways with very large text.
    <div className={styles.scroll} role="region" aria-label={zh.comparison.table} tabIndex={0}>
      <table className={styles.table}>
        <caption className="vh">{zh.comparison.table}</caption>
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <th key={entry.fdId} scope="col">
                <GoodsPicture entry={entry} kind={categoryName(categories, entry.fdType)} className={styles.picture} />
                <Link to={paths.supplyDemand.supply.detail(entry.fdId)}>
                  <NoWrapText text={toText(entry.fdGetbuginessName)} />
                </Link>
                <StatusTag value={entry.fdStatus} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {entries.map((entry) => (
                <td key={entry.fdId}>{value(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
