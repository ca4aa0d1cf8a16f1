import { useParams } from 'react-router-dom';
import { PeopleCells, PeopleCellsSkeleton } from '../areas/specialist/PeopleCells';
import { useListSpecialistCategoriesQuery, useListSpecialistsQuery } from '../areas/specialist/specialistApi';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './support/categoryNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { useContactExpert } from './support/useContactExpert';
import { usePageQuery } from './support/usePageQuery';

const { allSpecialists } = sections;

/** /specialist/detailAll and its categories, whose links stay here (spec §2.3, decision 37). */
export function AllSpecialistsRoute() {
  const { category } = useParams();
  const asked = usePageQuery(allSpecialists.pageSize, category);
  const answer = useListSpecialistsQuery(asked);
  const categoriesAnswer = useListSpecialistCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const contact = useContactExpert();
  const nav = categoryNav({
    first: allFirst(allSpecialists.root),
    categories,
    code: category,
    to: paths.specialist.all,
  });
  return (
    <SectionPage section={allSpecialists} nav={nav} categories={categoriesAnswer}>
      <PagedList asked={asked} answer={answer} skeleton={<PeopleCellsSkeleton count={allSpecialists.pageSize} />}>
        {(people) => <PeopleCells people={people} name={allSpecialists.heading} headingLevel={2} onContact={contact} />}
      </PagedList>
    </SectionPage>
  );
}
