import { indexes } from './indexes';
import styles from './ArticleLayout.module.css';
import { Skeleton } from './Skeleton';

/** The contents of an article before its text can be read. */
export const ContentsSkeleton = () => (
  <div className={`sheet ${styles.contentsSkeletons}`}>
    {indexes(4).map((place) => (
      <Skeleton key={place} width={`${84 - (place % 3) * 16}%`} above={place === 0 ? 0 : 28} />
    ))}
  </div>
);
