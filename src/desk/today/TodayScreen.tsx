import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { Skeleton } from '../../components/Skeleton';
import type { Today } from '../../contract/today';
import { zhDesk } from '../../i18n/zhDesk';
import { zhToday as zh } from '../../i18n/zhToday';
import { areaTitle } from '../ShortTime';
import { deskPaths, useDeskRecord } from '../deskApi';
import { Loaded } from '../shell/ListPane';
import styles from './TodayScreen.module.css';

/** What the day asks for, where staff begin. */
export default function TodayScreen() {
  const whenShown = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
  const query = useDeskRecord<Today>({ url: deskPaths.today }, whenShown);
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(zh.heading)} />
      <PageHeading text={zh.heading} className={styles.heading} />
      <Loaded query={query} failedText={zh.failed} skeleton={<TodaySkeleton />}>
        {(today) => (
          <>
            <Figures today={today} />
            <div className={styles.columns}>
              {today.submissions && (
                <div className="spaced">
                  <Waiting {...today.submissions} />
                  <Week {...today.submissions} />
                </div>
              )}
              {today.content && <Day {...today.content} />}
            </div>
          </>
        )}
      </Loaded>
    </main>
  );
}

function Figures({ today: { submissions, content } }: { today: Today }) {
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
          { label: zh.goesOut, count: content.goesOut.count, to: '#goes-out' },
          { label: zh.ends, count: content.ends.count, to: '#ends' },
        ]
      : []),
  ];
  return (
    <ul className={styles.figures} role="list">
      {figures.map(({ label, count, to, isLate = false }) => (
        <li key={label}>
          <FigureLink className={clsx(styles.figure, isLate && styles.late)} to={to}>
            <span>
              {isLate && <Icon name="warning" />}
              <span>{label}</span>
            </span>{' '}
            <b>{count}</b>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}

/** A link to a screen, or to a block of this one: the browser scrolls there, the router would not. */
const FigureLink = ({ to, ...rest }: { to: string; className: string; children: ReactNode }) =>
  to.startsWith('#') ? <a {...rest} href={to} /> : <Link {...rest} to={to} />;

function Waiting({ waiting, limits }: NonNullable<Today['submissions']>) {
  return (
    <Block
      id="waiting"
      name={zh.waiting}
      none={zh.nothing}
      rows={waiting.map(({ number, title, fdComName, left }) => (
        <li key={number}>
          <div>
            <Link to={`/inbox?open=${number}`}>{title}</Link>
            <p className="text-sm ink-3 break">
              {fdComName} · <span className="nb">{number}</span>
            </p>
          </div>
          <span className={clsx('tag', left < 0 && styles.past, left === 0 && 'tag--oak')}>{zh.left(left)}</span>
        </li>
      ))}
    >
      <p className={styles.foot}>
        <Link to="/inbox">{zh.allWaiting}</Link>
        <span>{zh.limits(limits)}</span>
      </p>
    </Block>
  );
}

const series = ['arrived', 'closed'] as const;

/** Submissions in and out, a pair of bars a day; screen readers have a table. */
function Week({ week }: Pick<NonNullable<Today['submissions']>, 'week'>) {
  const most = Math.max(1, ...week.flatMap(({ arrived, closed }) => [arrived, closed]));
  return (
    <section className={`sheet ${styles.block}`} aria-labelledby="week">
      <h2 id="week">{zh.week}</h2>
      <svg className={styles.chart} viewBox="0 0 420 128" aria-hidden="true">
        {week.map(({ day, ...counts }, place) => (
          <g key={day} transform={`translate(${place * 60})`}>
            {series.map((name, side) => {
              const [x, height] = [10 + side * 21, (counts[name] / most) * 78];
              return (
                <g key={name}>
                  <rect className={styles[name]} x={x} y={98 - height} width={18} height={height} />
                  {counts[name] > 0 && (
                    <text x={x + 9} y={93 - height}>
                      {counts[name]}
                    </text>
                  )}
                </g>
              );
            })}
            <text x={29} y={118}>
              {day.slice(5)}
            </text>
          </g>
        ))}
        <path className={styles.axis} d="M4 98.5h412" />
      </svg>
      <p className={styles.foot} aria-hidden="true">
        {series.map((name) => (
          <span key={name} className="nb">
            <svg className={styles.key} viewBox="0 0 10 10">
              <rect className={styles[name]} width={10} height={10} />
            </svg>
            {zh[name]}
          </span>
        ))}
      </p>
      <table className="vh" aria-labelledby="week">
        <thead>
          <tr>
            {[zh.day, zh.arrived, zh.closed].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.map(({ day, arrived, closed }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{arrived}</td>
              <td>{closed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface BlockProps {
  id: string;
  name: string;
  /** Said where there are no rows. */
  none: string;
  rows: ReactElement[];
  children?: ReactNode;
}

function Block({ id, name, none, rows, children }: BlockProps) {
  return (
    <section className={`sheet ${styles.block}`} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.rows} role="list">
          {rows}
        </ul>
      )}
      {children}
    </section>
  );
}

const itemRow = ({ area, fdId, title }: Record<'area' | 'fdId' | 'title', string>, note: string) => (
  <li key={`${area} ${fdId}`}>
    <Link to={`/content/${area}/${fdId}`}>{title}</Link>
    <span className="tag">{note}</span>
  </li>
);

/** How many a block does not list, if any. */
const Rest = ({ count, items }: { count: number; items: unknown[] }) =>
  count > items.length && (
    <p className={styles.foot}>
      <Link to="/content">{zh.rest(count - items.length)}</Link>
    </p>
  );

function Day({ goesOut, ends, searches }: NonNullable<Today['content']>) {
  return (
    <div className="spaced">
      <Block
        id="goes-out"
        name={zh.goesOut}
        none={zh.noneToday}
        rows={goesOut.items.map((item) => itemRow(item, item.at.slice(11, 16)))}
      >
        <Rest {...goesOut} />
      </Block>
      <Block
        id="ends"
        name={zh.ends}
        none={zh.noneToday}
        rows={ends.items.map((item) => itemRow(item, areaTitle(item.area)))}
      >
        <Rest {...ends} />
      </Block>
      <section className={`sheet ${styles.block}`} aria-labelledby="searches">
        <h2 id="searches">{zh.searches}</h2>
        <p className={styles.none}>
          {searches.length === 0 && <span>{zh.noSearches}</span>}
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
  <div className={`sheet ${styles.block}`} aria-hidden="true">
    {[60, 40, 50].map((width) => (
      <p key={width} className={styles.none}>
        <Skeleton width={`${width}%`} />
      </p>
    ))}
  </div>
);
