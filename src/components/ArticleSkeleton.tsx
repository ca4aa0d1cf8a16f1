import { clsx } from 'clsx';
import { ArticleActionsSkeleton, ContentsSkeleton, TextLines } from './ArticleLayout';
import styles from './ArticleLayout.module.css';
import { Skeleton, indexes } from './Skeleton';
import { useRichTextAhead } from './markup/RichTextContext';

interface ArticleSkeletonProps {
  /** Facts beside the text. */
  facts: number;
  /** A text with table of contents, a text alone, or none. */
  shape: 'withContents' | 'plain' | 'brief';
  /** A portrait beside the name. */
  isPerson?: boolean;
}

/** Loading skeleton of a detail page. */
export function ArticleSkeleton({ facts, shape, isPerson = false }: ArticleSkeletonProps) {
  useRichTextAhead(shape !== 'brief');
  return (
    <div className={`${styles.layout} ${styles[shape]}`}>
      <div className={`sheet ${styles.head}`}>
        <div className={clsx(styles.name, isPerson && styles.portrayed)}>
          {isPerson && <Skeleton width={128} height={128} />}
          <div>
            <Skeleton width={64} height={22} />
            <Skeleton width={isPerson ? 120 : '76%'} height={28} above={14} />
            {shape === 'brief' && <Skeleton width="40%" above={14} />}
          </div>
        </div>
        {shape === 'brief' && (
          <div className={styles.cut}>
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={12} above={24} />
          </div>
        )}
      </div>
      {shape === 'brief' && (
        <div className={styles.action}>
          <Skeleton width="100%" height={62} />
        </div>
      )}
      <div className={styles.facts}>
        <div className={styles.block}>
          {indexes(facts).map((place) => (
            <div key={place}>
              <Skeleton width={48} height={12} above={4} />
              <Skeleton width={`${72 - (place % 3) * 12}%`} height={16} above={8} />
            </div>
          ))}
        </div>
        <ArticleActionsSkeleton />
      </div>
      {shape === 'withContents' && (
        <div className={styles.contents}>
          <ContentsSkeleton />
        </div>
      )}
      {shape !== 'brief' && (
        <div className={`sheet ${styles.text}`}>
          <TextLines count={9} />
        </div>
      )}
    </div>
  );
}
