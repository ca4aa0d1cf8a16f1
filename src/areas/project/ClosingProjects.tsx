import { clsx } from 'clsx';
import { useQueryResult } from '../../api/query';
import { zh } from '../../i18n/zh';
import { dayInBackendZone, dayOf, daysLeft, shortDay } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { shareClass } from '../../components/shareClass';
import { Block } from '../../components/Block';
import { CardTitle } from '../../components/NoWrapText';
import { indexes, Skeleton } from '../../components/Skeleton';
import { MoreLink } from '../../components/MoreLink';
import { queryStatus } from '../../components/QueryBoundary';
import { leftText } from '../../lib/leftText';
import { useNow } from '../../components/useNow';
import type { closingQuery } from './projectApi';
import styles from './ClosingProjects.module.css';

/** Days that the time line spans, and those between two of its marks. */
const span = 60;
const step = 10;

const dayLength = 86_400_000;
const headingId = 'closing-projects';

/** By the days left: the last week, the week before, later. */
const urgencyOf = (left: number) => (left <= 7 ? styles.last : left <= 14 ? styles.soon : undefined);

interface ClosingProjectsProps {
  query: ReturnType<typeof closingQuery>;
  /** Above a list, whose first act stays in the first view: the three most urgent, and none on a phone. */
  isBrief?: boolean;
  className?: string;
}

/** The open projects that close within the next 60 days, each as a peg on one time line; nothing without any. */
export function ClosingProjects({ query, isBrief, className }: ClosingProjectsProps) {
  const result = useQueryResult(query);
  const now = useNow();
  const projects = queryStatus(result) === 'loading' ? undefined : (result.currentData?.rows ?? []);
  const closing = projects
    ?.flatMap((project) => {
      const left = daysLeft(project.fdApplicationEnd, now);
      const hasBegun = (daysLeft(project.fdApplicationStart, now) ?? 0) <= 0;
      return left !== undefined && left >= 0 && left <= span && hasBegun ? [{ project, left }] : [];
    })
    .sort((a, b) => a.left - b.left);
  if (closing?.length === 0) return null;
  return (
    <Block
      className={clsx(className, isBrief && styles.brief)}
      id={headingId}
      text={zh.closing.heading}
      action={
        // The list of all projects can be sorted by their end, too.
        query.arg.choice ? (
          <MoreLink to={`${paths.project.root}?order=fdApplicationEnd`}>{zh.closing.all}</MoreLink>
        ) : (
          !isBrief && <MoreLink to={paths.project.root}>{zh.home.moreOf(zh.section.projects)}</MoreLink>
        )
      }
    >
      <div className={`sheet ${styles.sheet}`}>
        <p className={`noprint ${styles.axis}`} aria-hidden="true">
          {indexes(span / step + 1).map((place) => (
            <span key={place}>
              {place === 0
                ? zh.closing.today
                : shortDay(dayInBackendZone(now.getTime() + place * step * dayLength), now).slice(-5)}
            </span>
          ))}
        </p>
        {closing ? (
          <ol role="list" aria-labelledby={headingId}>
            {closing.map(({ project, left }) => (
              <li key={project.fdId} className={clsx(styles.row, urgencyOf(left))}>
                <CardTitle
                  level={3}
                  to={paths.project.detail(project.fdId)}
                  text={project.fdProjectName}
                  className={styles.name}
                />
                <p className={styles.track}>
                  <i className={shareClass(left / span)} aria-hidden="true" />
                  <span className={styles.left}>
                    <b>{leftText(left)}</b> <span>{zh.list.until(shortDay(dayOf(project.fdApplicationEnd), now))}</span>
                  </span>
                </p>
              </li>
            ))}
          </ol>
        ) : (
          indexes(3).map((place) => (
            <div key={place} className={styles.row}>
              <Skeleton width={`${80 - place * 12}%`} height={16} />
              <Skeleton width={`${28 + place * 16}%`} height={12} />
            </div>
          ))
        )}
      </div>
    </Block>
  );
}
