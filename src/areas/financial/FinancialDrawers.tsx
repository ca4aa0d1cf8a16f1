import { Link } from 'react-router-dom';
import type { FinancialItem } from '../../contract/financial';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { text } from '../../lib/text';
import { Day } from '../../parts/Day';
import { Prose, Words } from '../../parts/Words';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import styles from './FinancialDrawers.module.css';

interface FinancialDrawersProps {
  items: FinancialItem[];
  /** The name of an item's category. */
  kindOf: (item: FinancialItem) => string;
}

/** Financial services as drawers: the product first, who offers it last. */
export function FinancialDrawers({ items, kindOf }: FinancialDrawersProps) {
  return (
    <ul className={styles.drawers} role="list" aria-label={zh.nav.financial}>
      {items.map((item) => (
        <li key={item.fdId} className={styles.drawer}>
          <span>
            <span className="tag tag--oak">{text(kindOf(item))}</span>
          </span>
          <h2 className={`ttl two ${styles.name}`}>
            <Link className="hit" to={paths.financial.detail(item.fdId)}>
              <Words text={text(item.fdTitle)} />
            </Link>
          </h2>
          <p className="excerpt">
            <Prose text={excerpt(item.fdContent, 120) || zh.states.noContent} />
          </p>
          <p className={`meta ${styles.source}`}>
            <span>{text(item.fdComName)}</span>
            <Day value={item.fdApplyDate} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The drawers before anything lies in them. */
export function FinancialDrawersSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.drawers}>
      {times(count).map((place) => (
        <div key={place} className={styles.drawer}>
          <Bone width={64} height={22} above={3} />
          <Bone width={`${56 - (place % 3) * 8}%`} height={20} above={15} />
          <Bone width="100%" above={16} />
          <Bone width={`${78 - (place % 2) * 20}%`} above={12} />
          <Bone className={styles.source} width="40%" height={12} />
        </div>
      ))}
    </div>
  );
}
