import { RecruitTable, RecruitTableSkeleton } from '../../areas/recruit/RecruitTable';
import { useListRecruitsQuery } from '../../areas/recruit/recruitApi';
import { zh } from '../../i18n/zh';
import { BlockHeading } from '../../components/BlockHeading';
import { FilteredList } from './FilteredList';
import { recruitPageSize as pageSize } from './recruitPageSize';
import styles from './RecruitBlock.module.css';
import { useFilters } from './useFilters';
import { usePageQuery } from './usePageQuery';

/** Recruitment in the talent section. It appears once the list has been answered, since a backend may lack it. */
export function RecruitBlock() {
  const query = usePageQuery(pageSize);
  const result = useListRecruitsQuery(query);
  const filters = useFilters('recruit', query);
  if (!result.data) return null;
  return (
    <section className={styles.block} aria-labelledby="specialist-jobs">
      <BlockHeading id="specialist-jobs" text={zh.section.recruitment} />
      <FilteredList
        {...{ filters, query, result }}
        things={zh.filters.things.recruit}
        isFolded
        skeleton={<RecruitTableSkeleton count={pageSize} />}
      >
        {(jobs) => <RecruitTable jobs={jobs} labelledBy="specialist-jobs" />}
      </FilteredList>
    </section>
  );
}
