import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton';
import { Picture } from '../../components/Picture';
import { Prose } from '../../components/NoWrapText';
import { indexes } from '../../components/indexes';
import { CardTitle } from '../../components/CardTitle';
import styles from './PreviewCards.module.css';

/** One item of a home tab. */
export interface PreviewCard {
  key: string;
  title: string;
  to: string;
  tag?: string;
  excerpt: string;
  picture?: { src: unknown; kind: 'portrait' | 'picture'; fallback: string };
  foot: ReactNode;
}

/** The items of a home tab, styled as the doors of a cabinet. */
export function PreviewCards({ cards, label }: { cards: readonly PreviewCard[]; label: string }) {
  return (
    <ul className={`hover-list ${styles.cards}`} role="list" aria-label={label}>
      {cards.map(({ key, title, to, tag, excerpt, picture, foot }) => (
        <li key={key} className={styles.card}>
          <div className={styles.top}>
            {picture && (
              <Picture
                className={styles[picture.kind]}
                src={picture.src}
                alt=""
                fallback={picture.fallback}
                width={picture.kind === 'portrait' ? 64 : 320}
                height={picture.kind === 'portrait' ? 64 : 200}
                loading="lazy"
              />
            )}
            {tag && <span className="tag tag--pine">{tag}</span>}
          </div>
          <CardTitle to={to} text={title} className={`two ${styles.title}`} />
          <p className={`excerpt ${styles.excerpt}`}>
            <Prose text={excerpt} />
          </p>
          <div className={`meta ${styles.foot}`}>{foot}</div>
        </li>
      ))}
    </ul>
  );
}

/** Loading skeleton of four cards. */
export function PreviewCardsSkeleton() {
  return (
    <div className={styles.cards}>
      {indexes(4).map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width={64} height={22} />
          <Skeleton width="92%" height={20} above={16} />
          <Skeleton width={`${64 - place * 6}%`} height={20} above={8} />
          <Skeleton width="100%" above={18} />
          <Skeleton width="100%" above={12} />
          <Skeleton width="40%" above={12} />
          <div className={styles.foot}>
            <Skeleton width="60%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
