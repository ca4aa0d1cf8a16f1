import { Link } from 'react-router-dom';
import type { Category } from '../../contract/envelope';
import type { Getbuginess } from '../../contract/getbuginess';
import { zh } from '../../copy/zh';
import { categoryName } from '../../lib/categoryName';
import { isOver } from '../../lib/dates';
import { text } from '../../lib/text';
import { StatusTag } from '../../parts/StatusTag';
import { Words } from '../../parts/Words';
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
          className={`${side === 'demand' ? styles.demand : styles.supply} ${isOver(entry.fdDeadlineTime, now) ? 'over' : ''}`}
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
          <dl>
            <div>
              <dt>{zh.fields.model}</dt>
              <dd>{text(entry.fdGetbuginessModel)}</dd>
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
