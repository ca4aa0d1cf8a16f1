import { zh } from '../../i18n/zh';
import { Stars } from '../../components/Stars';
import styles from './AppFooter.module.css';

/** Rating and price of an app; the price is always 面议. */
export function AppFooter({ rating, compact }: { rating: unknown; compact?: boolean }) {
  return (
    <p className={styles.foot}>
      <Stars rating={rating} compact={compact} brief />{' '}
      <span className={`text-15 ink-3 ${styles.price}`}>{zh.browse.negotiable}</span>
    </p>
  );
}
