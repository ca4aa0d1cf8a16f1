import { Link } from 'react-router-dom';
import type { Category } from '../../contract/category';
import type { IndustryNews } from '../../contract/industryNews';
import { zh } from '../../i18n/zh';
import { categoryName } from '../../lib/categoryName';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { DateText } from '../../components/DateText';
import { Prose, NoWrapText } from '../../components/NoWrapText';
import { Skeleton } from '../../components/Skeleton';
import { indexes } from '../../components/indexes';
import styles from './NewsList.module.css';

interface NewsListProps {
  news: IndustryNews[];
  categories: readonly Category[] | null | undefined;
}

/** News to skim: the first as a lead with its opening lines, the others as headlines beside it. */
export function NewsList({ news, categories }: NewsListProps) {
  return (
    <div className="sheet">
      <ul className={styles.news} role="list" aria-label={zh.nav.special}>
        {news.map((item, place) => (
          <li key={item.fdId} className={styles.item}>
            <p className={`meta ${styles.source}`}>
              <DateText value={item.fdApplyDate} />
              <span>{toText(categoryName(categories, item.fdType))}</span>
              <span>{toText(item.fdComName)}</span>
            </p>
            <h2 className="ttl">
              <Link className="hit" to={paths.special.detail(item.fdId)}>
                <NoWrapText text={toText(item.fdTitle)} />
              </Link>
            </h2>
            {place === 0 && (
              <p className={`excerpt ${styles.opening}`}>
                <Prose text={excerpt(item.fdContent, 240) || zh.states.noContent} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A lead and headlines before they are written. */
export function NewsListSkeleton({ count }: { count: number }) {
  return (
    <div className="sheet">
      <div className={styles.news}>
        {indexes(count).map((place) => (
          <div key={place} className={styles.item}>
            <Skeleton width="48%" height={12} above={4} />
            <Skeleton width={`${92 - (place % 3) * 12}%`} height={place === 0 ? 28 : 20} above={12} />
            {place === 0 && (
              <div className={styles.opening}>
                {['100%', '96%', '100%', '92%', '60%'].map((width, line) => (
                  <Skeleton key={line} width={width} above={16} />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
