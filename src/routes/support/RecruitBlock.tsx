import { useSearchParams } from 'react-router-dom';
import { JobsTable } from '../../areas/recruit/JobsTable';
import { useListRecruitsQuery } from '../../areas/recruit/recruitApi';
import { zh } from '../../copy/zh';
import { BlockHeading } from '../../parts/BlockHeading';
import { Pagination } from '../../parts/Pagination';
import { lastPageOf } from './lastPage';
import styles from './RecruitBlock.module.css';
import { pageOfAddress, queryForPage } from './pageOfAddress';

const pageSize = 6;

/** Recruitment in the talent section: absent where the backend has no such list (decision 15). */
export function RecruitBlock() {
  const [search, setSearch] = useSearchParams();
  const { data } = useListRecruitsQuery({ pageNum: pageOfAddress(search.get('page')), pageSize });
  if (!data || data.rows.length === 0) return null;
  const last = lastPageOf(data.total, pageSize);
  return (
    <section className={styles.block} aria-labelledby="specialist-jobs">
      <BlockHeading id="specialist-jobs" text={zh.section.recruitment} />
      <JobsTable jobs={data.rows} labelledBy="specialist-jobs" />
      {last > 1 && (
        <Pagination
          total={data.total}
          pageSize={pageSize}
          page={Math.min(pageOfAddress(search.get('page')), last)}
          onPage={(page) => setSearch((current) => queryForPage(current, page), { preventScrollReset: true })}
        />
      )}
    </section>
  );
}
