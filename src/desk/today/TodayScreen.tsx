import { clsx } from 'clsx';
import { queryStatus } from '../../components/status';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { QueryBoundary } from '../../components/QueryBoundary';
import { Skeleton } from '../../components/Skeleton';
import type { Today } from '../../contract/today';
import { zhDesk } from '../../i18n/zhDesk';
import { zhToday as zh } from '../../i18n/zhToday';
import { areaTitle } from '../areaTitle';
import { useGetTodayQuery } from './todayApi';
import styles from './TodayScreen.module.css';

/** What the day asks for, where staff begin. */
export function TodayScreen() {
  const query = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data } = query;
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(zh.heading)} />
      <PageHeading text={zh.heading} className={styles.heading} />
      <QueryBoundary
        status={data ? 'ready' : queryStatus(query)}
        failedText={zh.failed}
        onRetry={() => void query.refetch()}
        skeleton={<TodaySkeleton />}
      >
        {data && (
          <>
            <Figures today={data} />
            <div className={styles.columns}>
              {data.submissions && <Waiting {...data.submissions} />}
              {data.content && <Day {...data.content} />}
            </div>
          </>
        )}
      </QueryBoundary>
    </main>
  );
}

function Figures({ today: { submissions, content } }: { today: Today }) {
  const next = content?.goesOut.items[0];
  const figures = [
    ...(submissions
      ? [
          { label: zh.open, count: submissions.open, to: '/inbox' },
          { label: zh.dueToday, count: submissions.dueToday, to: '/inbox' },
          { label: zh.overdue, count: submissions.overdue, to: '/inbox', isLate: submissions.overdue > 0 },
        ]
      : []),
    ...(content
      ? [
          {
            label: zh.goesOut,
            count: content.goesOut.count,
            to: next ? `/content/${next.area}?state=scheduled` : '/content',
          },
          { label: zh.ends, count: content.ends.count, to: '/content' },
        ]
      : []),
  ];
  return (
    <ul className={styles.figures} role="list">
      {figures.map(({ label, count, to, isLate = false }) => (
        <li key={label}>
          <Link className={clsx(styles.figure, isLate && styles.late)} to={to}>
            <span>
              {isLate && <Icon name="warning" />}
              {label}
            </span>
            <b>{count}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ waiting, limits }: NonNullable<Today['submissions']>) {
  return (
    <section className={styles.block} aria-labelledby="waiting">
      <h2 id="waiting">{zh.waiting}</h2>
      {waiting.length === 0 ? (
        <p className={styles.none}>{zh.nothing}</p>
      ) : (
        <ul className={styles.rows} role="list">
          {waiting.map(({ number, title, fdComName, left }) => (
            <li key={number}>
              <div>
                <Link to={`/inbox?open=${number}`}>{title}</Link>
                <p>
                  {fdComName} · <span className="nb">{number}</span>
                </p>
              </div>
              <span className={clsx('tag', left < 0 && styles.past, left === 0 && 'tag--oak')}>{zh.left(left)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <Link to="/inbox">{zh.allWaiting}</Link>
        <span>{zh.limits(limits)}</span>
      </p>
    </section>
  );
}

function Day({ goesOut, ends, searches }: NonNullable<Today['content']>) {
  return (
    <div className="spaced">
      {[
        {
          id: 'goes-out',
          name: zh.goesOut,
          items: goesOut.items.map(({ at, ...item }) => ({ ...item, note: at.slice(11, 16) })),
        },
        { id: 'ends', name: zh.ends, items: ends.items.map((item) => ({ ...item, note: areaTitle(item.area) })) },
      ].map(({ id, name, items }) => (
        <section key={id} className={styles.block} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {items.length === 0 ? (
            <p className={styles.none}>{zh.noneToday}</p>
          ) : (
            <ul className={styles.rows} role="list">
              {items.map(({ area, fdId, title, note }) => (
                <li key={`${area} ${fdId}`}>
                  <Link to={`/content/${area}/${fdId}`}>{title}</Link>
                  <span className="tag">{note}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className={styles.block} aria-labelledby="searches">
        <h2 id="searches">{zh.searches}</h2>
        <p className={styles.none}>
          {searches.length === 0 && zh.noSearches}
          {searches.map((word) => (
            <a key={word} className="tag" href={`/search?${new URLSearchParams({ q: word }).toString()}`}>
              {word}
            </a>
          ))}
        </p>
      </section>
    </div>
  );
}

/** Rows as high as those that come. */
const TodaySkeleton = () => (
  <div className={styles.block} aria-hidden="true">
    {[60, 40, 50].map((width) => (
      <p key={width} className={styles.none}>
        <Skeleton width={`${width}%`} />
      </p>
    ))}
  </div>
);
