import { SpecialistCards, SpecialistCardsSkeleton } from '../areas/specialist/SpecialistCards';
import { useListSpecialistCategoriesQuery, useListSpecialistsQuery } from '../areas/specialist/specialistApi';
import { zh } from '../i18n/zh';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { useContactExpert } from './section/useContactExpert';
import { useSectionQuery } from './section/useSectionQuery';

const { allSpecialists } = sections;

/** /specialist/detailAll and its categories, whose links stay here. */
export function AllSpecialistsRoute() {
  const query = useSectionQuery(allSpecialists);
  const result = useListSpecialistsQuery(query);
  const categories = useListSpecialistCategoriesQuery(undefined);
  const contact = useContactExpert();
  const skeleton = <SpecialistCardsSkeleton count={allSpecialists.pageSize} />;
  return (
    <SectionList
      section={allSpecialists}
      things={zh.filters.things.specialist}
      {...{ query, result, categories, skeleton }}
    >
      {(people) => (
        <SpecialistCards people={people} name={allSpecialists.heading} headingLevel={2} onContact={contact} />
      )}
    </SectionList>
  );
}
