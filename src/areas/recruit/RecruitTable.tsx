import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { StatusTag } from '../../components/StatusTag';
import { Skeleton, indexes } from '../../components/Skeleton';
import { Link } from '../../components/Link';
import styles from './RecruitTable.module.css';
import { headcount } from './headcount';

const { post, company, workplace, salary, education, experience, headcount: people } = zh.job;

/** Jobs as a table, to compare place and pay; on phones each job is a stacked row. */
export function RecruitTable({ jobs, labelledBy }: { jobs: Recruit[]; labelledBy: string }) {
  return (
    <div className={`sheet ${styles.frame}`}>
      <table className={styles.jobs} aria-labelledby={labelledBy}>
        <Head />
        <tbody>
          {jobs.map((job) => (
            <tr key={job.fdId}>
              <td>
                <Link to={paths.recruit.detail(job.fdId)}>{toText(job.fdPost)}</Link> <StatusTag value={job.fdStatus} />
              </td>
              <td>{toText(job.fdComName)}</td>
              <td>{toText(job.fdWorkplace)}</td>
              <td className="num">{toText(job.fdSalary)}</td>
              <td>{toText(job.fdEducation)}</td>
              <td>{toText(job.fdExperience)}</td>
              <td className="num">{headcount(job.fdRecruitNum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columns = [post, company, workplace, salary, education, experience, people];

function Head() {
  return (
    <thead>
      <tr>
        {columns.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function RecruitTableSkeleton({ count }: { count: number }) {
  return (
    <div className={`sheet ${styles.frame}`}>
      <table className={styles.jobs}>
        <Head />
        <tbody>
          {indexes(count).map((place) => (
            <tr key={place}>
              {columns.map((label, column) => (
                <td key={label}>
                  <Skeleton
                    width={column === 0 ? 144 - (place % 3) * 12 : column < 4 ? 72 : 36}
                    height={16}
                    above={4}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
