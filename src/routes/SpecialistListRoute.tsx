import { useParams } from 'react-router-dom';
import { PeopleCells, PeopleCellsSkeleton } from '../areas/specialist/PeopleCells';
import { useListSpecialistCategoriesQuery, useListSpecialistsQuery } from '../areas/specialist/specialistApi';
import { zh } from '../copy/zh';
import { paths } from '../lib/paths';
import { BlockHeading } from '../parts/BlockHeading';
import { FourStates } from '../parts/FourStates';
import { MoreLink } from '../parts/MoreLink';
import { queryStatus } from '../parts/status';
import { allFirst, categoryNav } from './support/categoryNav';
import { RecommendedBlock } from './support/RecommendedBlock';
import { RecruitBlock } from './support/RecruitBlock';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { useContactExpert } from './support/useContactExpert';
import { recommendedSize, useRecommendedExperts } from './support/useRecommendedExperts';

const { specialist } = sections;

/**
 * /specialist and /specialist/{category}: recommended experts, those of the first twelve who are not among them,
 * recruitment (decisions 15, 16).
 */
export function SpecialistListRoute() {
  const { category } = useParams();
  const answer = useListSpecialistsQuery({
    pageNum: 1,
    pageSize: specialist.pageSize,
    ...(category === undefined ? {} : { category }),
  });
  const categoriesAnswer = useListSpecialistCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const contact = useContactExpert();
  const recommended = useRecommendedExperts();
  // Who is recommended above is not listed again, unless there is nobody else: the list waits until it is known who that is.
  const above = new Set(recommended.experts.map(({ fdId }) => fdId));
  const listed = answer.currentData?.rows ?? [];
  const others = listed.filter(({ fdId }) => !above.has(fdId));
  const people = others.length > 0 ? others : listed;
  const status = recommended.isFirst ? 'loading' : queryStatus(answer, ({ rows }) => rows.length === 0);
  const nav = categoryNav({
    first: allFirst(specialist.root),
    categories,
    code: category,
    to: paths.specialist.category,
  });
  return (
    <SectionPage
      section={specialist}
      nav={nav}
      categories={categoriesAnswer}
      above={<RecommendedBlock {...recommended} />}
    >
      <section aria-labelledby="specialist-directory">
        <BlockHeading
          id="specialist-directory"
          text={zh.list.directory}
          action={<MoreLink to={paths.specialist.all(category)}>{zh.section.allExperts}</MoreLink>}
        />
        <FourStates
          framed
          status={status}
          onRetry={() => void answer.refetch()}
          skeleton={<PeopleCellsSkeleton count={specialist.pageSize - recommendedSize} />}
        >
          <PeopleCells people={people} name={specialist.heading} headingLevel={3} onContact={contact} />
        </FourStates>
      </section>
      <RecruitBlock />
    </SectionPage>
  );
}
