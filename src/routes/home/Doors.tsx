import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bone } from '../../parts/Bone';
import { Picture } from '../../parts/Picture';
import { Prose, Words } from '../../parts/Words';
import { times } from '../../parts/times';
import styles from './Doors.module.css';

/** One item of a home tab. */
export interface Door {
  key: string;
  title: string;
  to: string;
  tag?: string;
  excerpt: string;
  picture?: { src: unknown; kind: 'portrait' | 'picture'; otherwise: string };
  foot: ReactNode;
}

/** The items of a home tab: the front of a cabinet, a door each. */
export function Doors({ doors, label }: { doors: readonly Door[]; label: string }) {
  return (
    <ul className={styles.doors} role="list" aria-label={label}>
      {doors.map(({ key, title, to, tag, excerpt, picture, foot }) => (
        <li key={key} className={styles.door}>
          <div className={styles.top}>
            {picture && (
              <Picture
                className={styles[picture.kind]}
                src={picture.src}
                alt=""
                otherwise={picture.otherwise}
                width={picture.kind === 'portrait' ? 64 : 320}
                height={picture.kind === 'portrait' ? 64 : 200}
                loading="lazy"
              />
            )}
            {tag && <span className="tag tag--pine">{tag}</span>}
          </div>
          <h2 className={`ttl two ${styles.title}`}>
            <Link className="hit" to={to}>
              <Words text={title} />
            </Link>
          </h2>
          <p className={`excerpt ${styles.excerpt}`}>
            <Prose text={excerpt} />
          </p>
          <div className={`meta ${styles.foot}`}>{foot}</div>
        </li>
      ))}
    </ul>
  );
}

/** Four doors whose content is on its way. */
export function WaitingDoors() {
  return (
    <div className={styles.doors}>
      {times(4).map((place) => (
        <div key={place} className={styles.door}>
          <Bone width={64} height={22} />
          <Bone width="92%" height={20} above={16} />
          <Bone width={`${64 - place * 6}%`} height={20} above={8} />
          <Bone width="100%" above={18} />
          <Bone width="100%" above={12} />
          <Bone width="40%" above={12} />
          <div className={styles.foot}>
            <Bone width="60%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
