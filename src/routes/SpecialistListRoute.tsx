import { useParams } from 'react-router-dom';
import { SpecialistCards, SpecialistCardsSkeleton } from '../areas/specialist/SpecialistCards';
import { useListSpecialistCategoriesQuery, useListSpecialistsQuery } from '../areas/specialist/specialistApi';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { BlockHeading } from '../components/BlockHeading';
import { PageStatus } from '../components/PageStatus';
import { QueryBoundary } from '../components/QueryBoundary';
import { MoreLink } from '../components/MoreLink';
import { queryStatus } from '../components/status';
import { RecommendedBlock } from './section/RecommendedBlock';
import { RecruitBlock } from './section/RecruitBlock';
import { pageQuery } from './section/pageQuery';
import { recommendedSize } from './section/recommendedSize';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { useContactExpert } from './section/useContactExpert';
import { useRecommendedExperts } from './section/useRecommendedExperts';

const { specialist } = sections;

/** /specialist and /specialist/{category}: recommended experts, the others of the first twelve, and recruitment. */
export function SpecialistListRoute() {
  const { category } = useParams();
  const result = useListSpecialistsQuery(pageQuery(specialist.pageSize, null, [], category));
  const categories = useListSpecialistCategoriesQuery(undefined);
  const contact = useContactExpert();
  const recommended = useRecommendedExperts();
  // The recommended experts above are not listed again, unless there is nobody else, so the list waits for them.
  const above = new Set(recommended.experts.map(({ fdId }) => fdId));
  const listed = result.currentData?.rows ?? [];
  const others = listed.filter(({ fdId }) => !above.has(fdId));
  const people = others.length > 0 ? others : listed;
  const status = recommended.isFirst ? 'loading' : queryStatus(result, ({ rows }) => rows.length === 0);
  return (
    <SectionPage section={specialist} categories={categories} above={<RecommendedBlock {...recommended} />}>
      {status === 'failed' && <PageStatus code={503} />}
      <section aria-labelledby="specialist-directory">
        <BlockHeading
          id="specialist-directory"
          text={zh.list.directory}
          action={<MoreLink to={paths.specialist.all(category)}>{zh.section.allExperts}</MoreLink>}
        />
        <QueryBoundary
          bordered
          status={status}
          onRetry={() => void result.refetch()}
          skeleton={<SpecialistCardsSkeleton count={specialist.pageSize - recommendedSize} />}
        >
          <SpecialistCards people={people} name={specialist.heading} headingLevel={3} onContact={contact} />
        </QueryBoundary>
      </section>
      <RecruitBlock />
    </SectionPage>
  );
}
