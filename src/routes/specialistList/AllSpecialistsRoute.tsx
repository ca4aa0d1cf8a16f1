import { SpecialistCards, SpecialistCardsSkeleton } from '../../areas/specialist/SpecialistCards';
import type { Specialist } from '../../contract/areas/specialist';
import { zh } from '../../i18n/zh';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';

export default function AllSpecialistsRoute({ section, queries }: ListScreenProps<Specialist>) {
  const skeleton = <SpecialistCardsSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.specialist} {...{ section, queries, skeleton }}>
      {(people) => <SpecialistCards people={people} name={section.heading} headingLevel={2} />}
    </SectionList>
  );
}
