import { useParams } from 'react-router-dom';
import { SpecialistCards, SpecialistCardsSkeleton } from '../areas/specialist/SpecialistCards';
import { useListSpecialistCategoriesQuery, useListSpecialistsQuery } from '../areas/specialist/specialistApi';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './section/categoryNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { useContactExpert } from './section/useContactExpert';
import { usePageQuery } from './section/usePageQuery';

const { allSpecialists } = sections;

/** /specialist/detailAll and its categories, whose links stay here. */
export function AllSpecialistsRoute() {
  const { category } = useParams();
  const query = usePageQuery(allSpecialists.pageSize, category);
  const result = useListSpecialistsQuery(query);
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
      <PagedList asked={query} result={result} skeleton={<SpecialistCardsSkeleton count={allSpecialists.pageSize} />}>
        {(people) => (
          <SpecialistCards people={people} name={allSpecialists.heading} headingLevel={2} onContact={contact} />
        )}
      </PagedList>
    </SectionPage>
  );
}
