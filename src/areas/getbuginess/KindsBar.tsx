import { Link } from 'react-router-dom';
import { zh } from '../../copy/zh';
import { Icon } from '../../parts/Icon';
import { halves, type Side } from './halves';
import styles from './KindsBar.module.css';

interface KindsBarProps {
  /** The halves that exist, in order; the demand half depends on the config (decision 4). */
  sides: Side[];
  open: Side;
  onPublish: () => void;
}

/** The switch between supply and demand, and the one action of the open half. */
export function KindsBar({ sides, open, onPublish }: KindsBarProps) {
  return (
    <div className="wrap">
      <div className={styles.kinds}>
        <nav aria-label={zh.section.sides}>
          <ul role="list">
            {sides.map((side) => (
              <li key={side}>
                <Link
                  className={styles.kind}
                  to={halves[side].paths.root}
                  aria-current={side === open ? 'page' : undefined}
                >
                  {halves[side].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button className={`btn ${styles.publish}`} type="button" onClick={onPublish}>
          <Icon name="plus" />
          {halves[open].publish}
        </button>
      </div>
    </div>
  );
}
