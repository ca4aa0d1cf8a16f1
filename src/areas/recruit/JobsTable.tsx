import { Link } from 'react-router-dom';
import type { Recruit } from '../../contract/recruit';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { StatusTag } from '../../parts/StatusTag';
import styles from './JobsTable.module.css';
import { headcount } from './headcount';

const { post, company, workplace, salary, education, experience, headcount: people } = zh.fields;

/** Recruitment as a table, to compare place and pay; on phones each job is a stacked line. */
export function JobsTable({ jobs, labelledBy }: { jobs: Recruit[]; labelledBy: string }) {
  return (
    <div className={`sheet ${styles.frame}`}>
      <table className={styles.jobs} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {[post, company, workplace, salary, education, experience, people].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
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
