import { clsx } from 'clsx';
import type { Category } from '../../contract/areas/category';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { categoryName, toText } from '../../lib/toText';
import { isOver } from '../../lib/dates';
import { quantityWithUnit } from '../../lib/unitPrice';
import { Dimensions, Amount } from '../../components/Amount';
import { StatusTag } from '../../components/StatusTag';
import { Skeleton, indexes } from '../../components/Skeleton';
import { CardTitle } from '../../components/NoWrapText';
import styles from './GetbuginessCards.module.css';
import { ComparisonField, type Comparison } from './ComparisonField';
import { Deadline } from './Deadline';
import { GoodsPicture } from './GoodsPicture';
import { supplyDemandSides } from './supplyDemandSides';
import type { Side } from './getbuginessApi';

interface GetbuginessCardsProps {
  entries: Getbuginess[];
  side: Side;
  categories: readonly Category[] | null | undefined;
  now: Date;
  /** Given if entries can be compared. */
  comparison?: Comparison;
}

/** Entries as rows with the same figure always in the same cell, to compare across cards. */
export function GetbuginessCards({ entries, side, categories, now, comparison }: GetbuginessCardsProps) {
  return (
    <ul className={styles.cuts} role="list" aria-label={zh.nav.supplyDemand}>
      {entries.map((entry) => (
        <li
          key={entry.fdId}
          className={clsx(
            side === 'demand' ? styles.demand : styles.supply,
            isOver(entry.fdDeadlineTime, now) && 'over',
          )}
        >
          <GoodsPicture entry={entry} kind={categoryName(categories, entry.fdType)} className={styles.picture} />
          <div className={styles.head}>
            <p className="tags">
              <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>
                {toText(categoryName(categories, entry.fdType))}
              </span>
              <StatusTag value={entry.fdStatus} />
              {comparison && (
                <ComparisonField
                  {...comparison}
                  id={entry.fdId}
                  ofKind={toText(entry.fdType)}
                  name={toText(entry.fdGetbuginessName)}
                />
              )}
            </p>
            <CardTitle
              to={supplyDemandSides[side].paths.detail(entry.fdId)}
              text={entry.fdGetbuginessName}
              className="two"
            />
            <p className="text-dense ellipsis">{toText(entry.fdComName)}</p>
          </div>
          <dl className={styles.cells}>
            <div>
              <dt>{zh.entry.model}</dt>
              <dd>
                <Dimensions text={toText(entry.fdGetbuginessModel)} />
              </dd>
            </div>
            <div>
              <dt>{zh.entry.quantity}</dt>
              <dd className="num">{quantityWithUnit(entry)}</dd>
            </div>
            <div>
              <dt>{zh.entry.amount}</dt>
              <dd className="num">
                <Amount value={entry.fdGetbuginessPrice} />
              </dd>
            </div>
            <div>
              <dt>{zh.entry.area}</dt>
              <dd>{toText(entry.fdArea)}</dd>
            </div>
          </dl>
          <Deadline deadline={entry.fdDeadlineTime} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** Loading skeleton. */
export function GetbuginessCardsSkeleton({ count, side }: { count: number; side: Side }) {
  return (
    <div className={styles.cuts}>
      {indexes(count).map((place) => (
        <div key={place} className={side === 'demand' ? styles.demand : styles.supply}>
          <Skeleton className={styles.picture} />
          <div className={styles.head}>
            <Skeleton width={48} height={22} />
            <Skeleton width={`${64 - (place % 3) * 6}%`} height={20} above={16} />
            <Skeleton width="52%" height={12} above={10} />
          </div>
          <div className={styles.cells}>
            {['80%', '44%', '64%', '56%'].map((width) => (
              <div key={width}>
                <Skeleton width={28} height={12} above={4} />
                <Skeleton width={width} height={16} above={9} />
              </div>
            ))}
          </div>
          <div className={styles.dueSkeleton}>
            <Skeleton width="100%" height={12} above={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
