import { Link } from 'react-router-dom';
import type { FinancialItem } from '../../contract/financial';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { text } from '../../lib/text';
import { Day } from '../../parts/Day';
import { Prose, Words } from '../../parts/Words';
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
        <li key={item.fdId}>
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
