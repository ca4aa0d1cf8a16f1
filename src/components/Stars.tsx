import { clsx } from 'clsx';
import { zh } from '../i18n/zh';
import { numberOf } from '../lib/numbers';
import { shareClass } from './shareClass';
import styles from './Stars.module.css';

interface StarsProps {
  /** 0 to 5 as number or string; other values are clamped. */
  rating: unknown;
  compact?: boolean;
  /** One star on phones. */
  brief?: boolean;
}

/** Rating of an app: stars clipped at the value, and the value beside them. */
export function Stars({ rating, compact = false, brief = false }: StarsProps) {
  const rated = numberOf(rating);
  if (rated === undefined) return <span className={styles.score}>{zh.rating.none}</span>;
  const value = Math.round(Math.min(5, Math.max(0, rated)) * 10) / 10;
  return (
    <span className={clsx(styles.rating, compact && styles.compact, brief && styles.brief)}>
      <span className={clsx(styles.stars, shareClass(value / 5))} role="img" aria-label={zh.rating.stars(value)} />
      <span className={`num ${styles.score}`} aria-hidden="true">
        {value.toFixed(1)}
      </span>
    </span>
  );
}
