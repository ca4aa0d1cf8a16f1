import { zh } from '../../i18n/zh';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { supplyDemandSides } from './supplyDemandSides';
import type { Side } from './getbuginessApi';
import styles from './SupplyDemandTabs.module.css';

interface SupplyDemandTabsProps {
  /** The available halves, in order; the demand half depends on the config. */
  sides: Side[];
  open: Side;
  onPublish: () => void;
}

/** The tabs for supply and demand, and the publish button of the open one. */
export function SupplyDemandTabs({ sides, open, onPublish }: SupplyDemandTabsProps) {
  return (
    <div className="wrap">
      <div className={`noprint ${styles.kinds}`}>
        <nav aria-label={zh.browse.sides}>
          <ul role="list">
            {sides.map((side) => (
              <li key={side}>
                <Link
                  className={styles.kind}
                  to={supplyDemandSides[side].paths.root}
                  aria-current={side === open ? 'page' : undefined}
                >
                  {supplyDemandSides[side].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button className={`btn ${styles.publish}`} type="button" onClick={onPublish}>
          <Icon name="plus" />
          <span>{supplyDemandSides[open].publish}</span>
        </button>
      </div>
    </div>
  );
}
