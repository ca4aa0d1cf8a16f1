import { JobsTable, JobsTableSkeleton } from '../../areas/recruit/JobsTable';
import { useListRecruitsQuery } from '../../areas/recruit/recruitApi';
import { zh } from '../../copy/zh';
import { BlockHeading } from '../../parts/BlockHeading';
import { PagedList } from './PagedList';
import styles from './RecruitBlock.module.css';
import { usePageQuery } from './usePageQuery';

const pageSize = 6;

/** Recruitment in the talent section: absent until such a list has answered, for a backend may lack it (decision 15). */
export function RecruitBlock() {
  const asked = usePageQuery(pageSize);
  const answer = useListRecruitsQuery(asked);
  if (!answer.data) return null;
  return (
    <section className={styles.block} aria-labelledby="specialist-jobs">
      <BlockHeading id="specialist-jobs" text={zh.section.recruitment} />
      <PagedList asked={asked} answer={answer} skeleton={<JobsTableSkeleton count={pageSize} />}>
        {(jobs) => <JobsTable jobs={jobs} labelledBy="specialist-jobs" />}
      </PagedList>
    </section>
  );
}
