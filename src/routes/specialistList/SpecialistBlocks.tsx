import { useQueryResult } from '../../api/query';
import type { Recruit } from '../../contract/areas/recruit';
import type { Specialist } from '../../contract/areas/specialist';
import { zh } from '../../i18n/zh';
import { Block } from '../../components/Block';
import { Icon } from '../../components/Icon';
import { recommendedSize, type ListRead, lastPageOf, type FiltersRead } from '../section/sectionQueries';
import { FilteredList, Panel, useFilters } from '../section/SectionList';
import { ExpertsBlock } from '../section/ExpertsBlock';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { recommendedRefreshed, selectRecommendedPage } from '../../state/rotationSlices';
import { RecruitTable, RecruitTableSkeleton } from '../../areas/recruit/RecruitTable';
import styles from './SpecialistBlocks.module.css';

/** The page of recommended experts that is shown; `first` queries the first one. */
export function useRecommendedExperts(first: ListRead<Specialist>) {
  const pageNum = useAppSelector(selectRecommendedPage);
  return useQueryResult({ ...first, arg: { ...first.arg, pageNum } });
}

/** Recommended experts with 换一批: the next page, and page 1 after the last. */
export function RecommendedBlock({ result }: { result: ReturnType<typeof useRecommendedExperts> }) {
  const dispatch = useAppDispatch();
  const lastPage = lastPageOf(result.data?.total ?? 0, recommendedSize);
  const refresh = () => dispatch(recommendedRefreshed({ lastPage }));
  return (
    <ExpertsBlock
      id="specialist-recommended"
      heading={zh.browse.recommended}
      className={`wrap ${styles.block}`}
      action={
        <button className="btn btn--line btn--sm" type="button" data-needs-script onClick={refresh}>
          <Icon name="refresh" />
          {zh.browse.refresh}
        </button>
      }
      result={result}
    />
  );
}

/** Recruitment in the talent section. It appears once the list has been answered, since a backend may lack it. */
export function RecruitBlock({ jobs, asked }: { jobs: ListRead<Recruit>; asked: FiltersRead | undefined }) {
  const query = jobs.arg;
  const result = useQueryResult(jobs);
  const filters = useFilters(query, asked);
  if (!result.data) return null;
  return (
    <Block className="wrap mt-7" id="specialist-jobs" text={zh.browse.recruitment}>
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
    </Block>
  );
}
