import styles from './ArticleLayout.module.css';
import { Bone } from './Bone';
import { times } from './times';

interface ArticleSkeletonProps {
  /** Facts in the title block beside the text. */
  facts: number;
  /** A text whose contents stand at its left, a text alone, or none. */
  shape: 'withContents' | 'plain' | 'brief';
  /** A person's picture stands beside the name. */
  isPerson?: boolean;
}

/** A detail page before its entry is there. */
export function ArticleSkeleton({ facts, shape, isPerson = false }: ArticleSkeletonProps) {
  return (
    <div className={`${styles.layout} ${styles[shape]}`}>
      <div className={`sheet ${styles.head}`}>
        <div className={isPerson ? styles.portrayed : undefined}>
          {isPerson && <Bone width={128} height={128} />}
          <div>
            <Bone width={64} height={22} />
            <Bone width={isPerson ? 120 : '76%'} height={28} above={14} />
            {shape === 'brief' && <Bone width="40%" above={14} />}
          </div>
        </div>
        {shape === 'brief' && (
          <div className={styles.cut}>
            <Bone width="100%" height={44} />
            <Bone width="100%" height={12} above={24} />
          </div>
        )}
      </div>
      <div className={styles.facts}>
        <div className={styles.block}>
          {times(facts).map((place) => (
            <div key={place}>
              <Bone width={48} height={12} above={4} />
              <Bone width={`${72 - (place % 3) * 12}%`} height={16} above={8} />
            </div>
          ))}
        </div>
      </div>
      {shape === 'withContents' && (
        <div className={`sheet ${styles.contents} ${styles.contentsBones}`}>
          {times(4).map((place) => (
            <Bone key={place} width={`${84 - (place % 3) * 16}%`} above={place === 0 ? 0 : 28} />
          ))}
        </div>
      )}
      {shape !== 'brief' && (
        <div className={`sheet ${styles.text}`}>
          {times(9).map((line) => (
            <Bone
              key={line}
              width={line % 3 === 2 ? '48%' : '100%'}
              above={line === 0 ? 0 : line % 3 === 0 ? 40 : 19}
            />
          ))}
        </div>
      )}
    </div>
  );
}
