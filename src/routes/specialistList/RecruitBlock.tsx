import { useQueryResult } from '../../api/query';
import { RecruitTable, RecruitTableSkeleton } from '../../areas/recruit/RecruitTable';
import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { BlockHeading } from '../../components/BlockHeading';
import { FilteredList, Panel, useFilters } from '../section/SectionList';
import styles from './RecruitBlock.module.css';
import type { FiltersRead, ListRead } from '../section/sectionQueries';

/** Recruitment in the talent section. It appears once the list has been answered, since a backend may lack it. */
export function RecruitBlock({ jobs, asked }: { jobs: ListRead<Recruit>; asked: FiltersRead | undefined }) {
  const query = jobs.arg;
  const result = useQueryResult(jobs);
  const filters = useFilters(query, asked);
  if (!result.data) return null;
  return (
    <section className="wrap mt-7" aria-labelledby="specialist-jobs">
      <BlockHeading id="specialist-jobs" text={zh.browse.recruitment} />
      <div className={`cols ${styles.cols}`}>
        <div>{filters && <Panel filters={filters} />}</div>
        <FilteredList
          {...{ filters, query, result }}
          things={zh.filters.things.recruit}
          skeleton={<RecruitTableSkeleton count={query.pageSize} />}
        >
          {(rows) => <RecruitTable jobs={rows} labelledBy="specialist-jobs" />}
        </FilteredList>
      </div>
    </section>
  );
}
