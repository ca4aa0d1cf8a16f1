import { Skeleton } from '../../components/Skeleton';
import styles from './TableSkeleton.module.css';

/** Skeleton of a list's rows. */
export function TableSkeleton() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="52%" />
          <Skeleton width={96} />
          <Skeleton width="38%" height={12} />
          <Skeleton width={72} height={12} />
        </div>
      ))}
    </div>
  );
}
