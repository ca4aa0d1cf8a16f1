import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { isOver, dayOf, daysLeft } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { NoWrapText } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { Link } from '../../components/Link';
import styles from './ProjectList.module.css';
import { elapsedShare, shareClass } from '../../components/shareClass';
import { DateText } from '../../components/DateText';
import { leftText } from '../../lib/leftText';

/** The application period as a bar, filled as far as it has elapsed at `now`, and the days left. */
function ApplicationWindow({ from, to, now }: { from: unknown; to: unknown; now: Date }) {
  if (!dayOf(from) && !dayOf(to)) return <p className={styles.applicationWindowWindow}>{zh.project.noDays}</p>;
  const share = elapsedShare(dayOf(from), dayOf(to), now);
  const left = daysLeft(to, now);
  const begun = (daysLeft(from, now) ?? 0) <= 0;
  return (
    <p className={styles.applicationWindowWindow}>
      <span className="vh">{zh.project.window} </span>
      <DateText value={from} />{' '}
      {share === undefined ? (
        <span aria-hidden="true">–</span>
      ) : (
        <span className={styles.line} aria-hidden="true">
          <i className={shareClass(share)} />
        </span>
      )}
      <DateText value={to} /> {left !== undefined && begun && <span className={styles.left}>{leftText(left)}</span>}
    </p>
  );
}

interface ProjectListProps {
  projects: Project[];
  now: Date;
  /** The apply button of a project. */
  action: (project: Project) => ReactNode;
}

/** Projects with their application period and their two actions. The label is always 申报中. */
export function ProjectList({ projects, now, action }: ProjectListProps) {
  return (
    <div className="sheet">
      <ul className="ruled" role="list" aria-label={zh.section.projects}>
        {projects.map((project) => (
          <li key={project.fdId} className={clsx(styles.row, isOver(project.fdApplicationEnd, now) && 'over')}>
            <div>
              <div className={styles.name}>
                <h2 className="ttl">
                  <Link to={paths.project.detail(project.fdId)}>
                    <NoWrapText text={toText(project.fdProjectName)} />
                  </Link>
                </h2>
                <span className="tag tag--oak">{zh.section.applying}</span>
              </div>
              <p className="meta">{toText(project.fdPublisher, toText(project.fdComName))}</p>
              <ApplicationWindow from={project.fdApplicationStart} to={project.fdApplicationEnd} now={now} />
            </div>
            <p className={`row ${styles.actions}`}>
              <Link className="btn btn--line btn--sm" to={paths.project.detail(project.fdId)}>
                {zh.browse.detail}
              </Link>
              {action(project)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ProjectListSkeleton({ count }: { count: number }) {
  return (
    <div className="sheet ruled">
      {indexes(count).map((place) => (
        <div key={place} className={styles.row}>
          <div>
            <Skeleton width={`${56 - (place % 3) * 8}%`} height={20} above={4} />
            <Skeleton width="28%" height={12} above={16} />
            <Skeleton className={styles.window} width="100%" height={12} above={20} />
          </div>
          <div className={`row ${styles.actions}`}>
            <Skeleton width={94} height={36} />
            <Skeleton width={148} height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
