import type { Category } from '../../contract/areas/category';
import type { Policy } from '../../contract/areas/policy';
import { zh } from '../../i18n/zh';
import { categoryName, toText } from '../../lib/toText';
import { dayOf } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { Prose, CardTitle } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import styles from './PolicyList.module.css';
import { PolicyTag } from './PolicyTag';

/** Policies in chronological order, with issuer and level on each row. */
export function PolicyList({ policies, categories }: { policies: Policy[]; categories: readonly Category[] }) {
  return (
    <div className="sheet">
      <ul className="ruled hover-list" role="list" aria-label={zh.nav.policy}>
        {policies.map((policy) => (
          <li key={policy.fdId} className={styles.row}>
            <DateBlock value={policy.fdApplyDate} />
            <div>
              <CardTitle to={paths.policy.detail(policy.fdId)} text={policy.fdTitle} />
              <p className="excerpt">
                <Prose text={excerpt(policy.fdContent, 120) || zh.states.noContent} />
              </p>
              <p className="meta">
                <PolicyTag code={policy.fdClass} name={categoryName(categories, policy.fdClass)} />{' '}
                <span>{toText(policy.fdIssuedComName)}</span> <span>{toText(policy.fdLevel)}</span>{' '}
                <span>{toText(policy.fdTheme)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The day large, year and month small beside it; anything that is not a date is shown verbatim. */
function DateBlock({ value }: { value: unknown }) {
  const day = toText(dayOf(value));
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return <p className={styles.date}>{day}</p>;
  const [, year, month, date] = parts;
  return (
    <p className={styles.date}>
      <time className="vh" dateTime={day}>
        {day}
      </time>{' '}
      <span className="num" aria-hidden="true">
        <b>{date}</b> {year}.{month}
      </span>
    </p>
  );
}

export function PolicyListSkeleton({ count }: { count: number }) {
  return (
    <div className="sheet">
      <div className="ruled">
        {indexes(count).map((place) => (
          <div key={place} className={styles.row}>
            <div className={styles.date}>
              <Skeleton className={styles.day} width={56} height={30} />
              <Skeleton className={styles.month} width={56} height={12} above={8} />
            </div>
            <div>
              <Skeleton width={`${72 - (place % 3) * 10}%`} height={20} above={4} />
              <Skeleton width="100%" above={16} />
              <Skeleton width={`${40 + (place % 3) * 16}%`} above={12} />
              <Skeleton width="46%" height={22} above={12} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
