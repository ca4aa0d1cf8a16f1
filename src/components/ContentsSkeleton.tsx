import { indexes } from './indexes';
import styles from './ArticleLayout.module.css';
import { Skeleton } from './Skeleton';

/** Loading skeleton of a table of contents. */
export const ContentsSkeleton = () => (
  <div className={`sheet ${styles.contentsSkeletons}`}>
    {indexes(4).map((place) => (
      <Skeleton key={place} width={`${84 - (place % 3) * 16}%`} above={place === 0 ? 0 : 28} />
    ))}
  </div>
);
