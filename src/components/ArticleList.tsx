import type { Article } from '../contract/area';
import type { Category } from '../contract/areas/category';
import { zh } from '../i18n/zh';
import { categoryName, toText } from '../lib/toText';
import { listPicture } from '../lib/firstPicture';
import { excerpt } from '../lib/plainText';
import { DateText } from './DateText';
import { Prose, CardTitle } from './NoWrapText';
import { CardPicture } from './CardPicture';
import { Skeleton, indexes } from './Skeleton';
import styles from './ArticleList.module.css';

interface ArticleListProps {
  /** Accessible name of the list. */
  label: string;
  articles: readonly (Article & { key: string; to: string })[];
  categories: readonly Category[] | null | undefined;
}

/** Articles: the first as a teaser with an excerpt, the others as headlines beside it; each with its text's picture. */
export function ArticleList({ label, articles, categories }: ArticleListProps) {
  return (
    <div className="sheet">
      <ul className={styles.articles} role="list" aria-label={label}>
        {articles.map((article, place) => (
          <li key={article.key} className={styles.item}>
            <ListPicture text={article.text} />
            <div>
              <p className={`meta ${styles.source}`}>
                <DateText value={article.date} />
                {'category' in article && <span>{toText(categoryName(categories, article.category))}</span>}
                {'source' in article && <span>{toText(article.source)}</span>}
              </p>
              <CardTitle to={article.to} text={article.title} />
              {place === 0 && (
                <p className={`excerpt ${styles.opening}`}>
                  <Prose text={excerpt(article.text, 240) || zh.states.noContent} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Decorative: what it shows stands in the article. */
function ListPicture({ text }: { text: unknown }) {
  const src = listPicture(text);
  return src && <CardPicture className={styles.picture} src={src} width={640} height={400} />;
}

export function ArticleListSkeleton({ count }: { count: number }) {
  return (
    <div className="sheet">
      <div className={styles.articles}>
        {indexes(count).map((place) => (
          <div key={place} className={styles.item}>
            <Skeleton className={styles.picture} />
            <div>
              <Skeleton width="48%" height={12} above={4} />
              <Skeleton width={`${92 - (place % 3) * 12}%`} height={place === 0 ? 28 : 20} above={12} />
              {place === 0 && (
                <div className={styles.opening}>
                  {['100%', '96%', '60%'].map((width, line) => (
                    <Skeleton key={line} width={width} above={16} />
                  ))}
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
