import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Category } from '../../contract/envelope';
import type { Getbuginess } from '../../contract/getbuginess';
import { zh } from '../../copy/zh';
import { categoryName } from '../../lib/categoryName';
import { isOver } from '../../lib/dates';
import { text } from '../../lib/text';
import { Dimensions } from '../../parts/Dimensions';
import { StatusTag } from '../../parts/StatusTag';
import { Words } from '../../parts/Words';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import { amountText, quantityText } from './amounts';
import styles from './CutCards.module.css';
import { DueLine } from './DueLine';
import { halves, type Side } from './halves';

interface CutCardsProps {
  entries: Getbuginess[];
  side: Side;
  categories: readonly Category[] | null | undefined;
  now: Date;
}

/** Entries like lines of a cut list: the same figure always in the same cell, to compare across cards. */
export function CutCards({ entries, side, categories, now }: CutCardsProps) {
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
          <div className={styles.head}>
            <p className="tags">
              <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>
                {text(categoryName(categories, entry.fdType))}
              </span>
              <StatusTag value={entry.fdStatus} />
            </p>
            <h2 className="ttl two">
              <Link className="hit" to={halves[side].paths.detail(entry.fdId)}>
                <Words text={text(entry.fdGetbuginessName)} />
              </Link>
            </h2>
            <p>{text(entry.fdComName)}</p>
          </div>
          <dl className={styles.cells}>
            <div>
              <dt>{zh.fields.model}</dt>
              <dd>
                <Dimensions text={text(entry.fdGetbuginessModel)} />
              </dd>
            </div>
            <div>
              <dt>{zh.fields.quantity}</dt>
              <dd className="num">{quantityText(entry.fdGetbuginessNumber)}</dd>
            </div>
            <div>
              <dt>{zh.fields.amount}</dt>
              <dd className="num">{amountText(entry.fdGetbuginessPrice)}</dd>
            </div>
            <div>
              <dt>{zh.fields.area}</dt>
              <dd>{text(entry.fdArea)}</dd>
            </div>
          </dl>
          <DueLine deadline={entry.fdDeadlineTime} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** The cut list before its lines are there. */
export function CutCardsSkeleton({ count, side }: { count: number; side: Side }) {
  return (
    <div className={styles.cuts}>
      {times(count).map((place) => (
        <div key={place} className={side === 'demand' ? styles.demand : styles.supply}>
          <div className={styles.head}>
            <Bone width={48} height={22} />
            <Bone width={`${64 - (place % 3) * 6}%`} height={20} above={16} />
            <Bone width="52%" height={12} above={10} />
          </div>
          <div className={styles.cells}>
            {['80%', '44%', '64%', '56%'].map((width) => (
              <div key={width}>
                <Bone width={28} height={12} above={4} />
                <Bone width={width} height={16} above={9} />
              </div>
            ))}
          </div>
          <div className={styles.dueBone}>
            <Bone width="100%" height={12} above={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
