import { useQueryResult } from '../../api/query';
import { SpecialistCards, SpecialistCardsSkeleton } from '../../areas/specialist/SpecialistCards';
import type { Recruit } from '../../contract/areas/recruit';
import type { Specialist } from '../../contract/areas/specialist';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { Block } from '../../components/Block';
import { PageStatus } from '../../components/PageStatus';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { MoreLink } from '../../components/MoreLink';
import { recommendedSize, type ListRead, type ListScreenProps } from '../section/sectionQueries';
import { expertsOf } from '../section/ExpertsBlock';
import { SectionPage } from '../section/SectionList';
import { RecommendedBlock, useRecommendedExperts, RecruitBlock } from './SpecialistBlocks';

type Blocks = { recommended: ListRead<Specialist>; jobs: ListRead<Recruit> };

export default function SpecialistListRoute({ section, queries }: ListScreenProps<Specialist, object, Blocks>) {
  const result = useQueryResult(queries.list);
  const recommended = useRecommendedExperts(queries.recommended);
  // The recommended experts above are excluded here, unless there are no others, so the list waits for them.
  const above = new Set(expertsOf(recommended.data).map(({ fdId }) => fdId));
  const listed = result.currentData?.rows ?? [];
  const others = listed.filter(({ fdId }) => !above.has(fdId));
  const people = others.length > 0 ? others : listed;
  const status =
    queryStatus(recommended) === 'loading' && !recommended.data
      ? 'loading'
      : queryStatus(result, ({ rows }) => rows.length === 0);
  return (
    <SectionPage
      {...{ section, queries }}
      above={<RecommendedBlock result={recommended} />}
      below={<RecruitBlock jobs={queries.jobs} asked={queries.filters} />}
    >
      {status === 'failed' && <PageStatus code={503} />}
      <Block
        id="specialist-directory"
        text={zh.list.directory}
        action={<MoreLink to={paths.specialist.all(queries.list.arg.category)}>{zh.section.allExperts}</MoreLink>}
      >
        <QueryBoundary
          bordered
          status={status}
          onRetry={() => void result.refetch()}
          skeleton={<SpecialistCardsSkeleton count={section.pageSize - recommendedSize} />}
        >
          <SpecialistCards people={people} name={section.heading} headingLevel={3} />
        </QueryBoundary>
      </Block>
    </SectionPage>
  );
}
