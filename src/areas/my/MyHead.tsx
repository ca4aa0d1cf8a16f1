import type { ReactNode } from 'react';
import { Link } from '../../components/Link';
import { submissionKinds, type SubmissionCounts, type SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { MoreLink } from '../../components/MoreLink';
import { PageHeading } from '../../components/PageHeading';
import { listPaths } from './listPaths';
import styles from './MyHead.module.css';

interface MyHeadProps {
  /** Null until the company is known. */
  company: string | null;
  kind: SubmissionKind;
  counts?: SubmissionCounts | null;
  /** The way on from this list; none before it is known whose it is. */
  action?: ReactNode;
}

/** The company, and the tabs of its three lists. */
export function MyHead({ company, kind, counts, action }: MyHeadProps) {
  return (
    <>
      <div className="mt-4">
        <Breadcrumbs items={[{ label: zh.my.title }]} />
      </div>
      <div className={styles.who}>
        <div>
          <PageHeading text={company ?? zh.my.title} />
          <p className="text-15 ink-2">{zh.my.intro}</p>
        </div>
        <MoreLink to={paths.my.profile}>{zh.ownPages.profile}</MoreLink>
      </div>
      <div className={styles.kinds}>
        <nav aria-label={zh.my.lists}>
          <ul role="list">
            {submissionKinds.map((name) => (
              <li key={name}>
                <Link className={styles.kind} to={listPaths[name]} aria-current={name === kind ? 'page' : undefined}>
                  {zh.ownPages.names[name]}{' '}
                  <span className={styles.count}>
                    {counts?.[name] ?? ''}
                    {counts && <span className="vh"> {zh.ownPages.unit}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {action && <div className={`noprint ${styles.action}`}>{action}</div>}
      </div>
    </>
  );
}
