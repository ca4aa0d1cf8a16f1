import { Link } from 'react-router-dom';
import type { Recruit } from '../../contract/recruit';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { StatusTag } from '../../parts/StatusTag';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import styles from './JobsTable.module.css';
import { headcount } from './headcount';

const { post, company, workplace, salary, education, experience, headcount: people } = zh.fields;

/** Recruitment as a table, to compare place and pay; on phones each job is a stacked line. */
export function JobsTable({ jobs, labelledBy }: { jobs: Recruit[]; labelledBy: string }) {
  return (
    <div className={`sheet ${styles.frame}`}>
      <table className={styles.jobs} aria-labelledby={labelledBy}>
        <Head />
        <tbody>
          {jobs.map((job) => (
            <tr key={job.fdId}>
              <td>
                <Link to={paths.recruit.detail(job.fdId)}>{text(job.fdPost)}</Link> <StatusTag value={job.fdStatus} />
              </td>
              <td>{text(job.fdComName)}</td>
              <td>{text(job.fdWorkplace)}</td>
              <td className="num">{text(job.fdSalary)}</td>
              <td>{text(job.fdEducation)}</td>
              <td>{text(job.fdExperience)}</td>
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

/** The table before its jobs are there. */
export function JobsTableSkeleton({ count }: { count: number }) {
  return (
    <div className={`sheet ${styles.frame}`}>
      <table className={styles.jobs}>
        <Head />
        <tbody>
          {times(count).map((place) => (
            <tr key={place}>
              {columns.map((label, column) => (
                <td key={label}>
                  <Bone width={column === 0 ? 144 - (place % 3) * 12 : column < 4 ? 72 : 36} height={16} above={4} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
