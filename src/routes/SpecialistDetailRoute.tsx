import { useParams } from 'react-router-dom';
import { useGetSpecialistQuery } from '../areas/specialist/specialistApi';
import { SpecialistSheet } from '../areas/specialist/SpecialistSheet';
import { text } from '../lib/text';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { sections } from './support/sections';
import { useContactExpert } from './support/useContactExpert';

/** /specialist/detail/{fdId} (spec §2.3). */
export function SpecialistDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetSpecialistQuery(fdId);
  const contact = useContactExpert();
  return (
    <DetailPage
      section={sections.specialist}
      answer={answer}
      heading={(specialist) => text(specialist.fdName)}
      skeleton={<ArticleSkeleton shape="plain" facts={3} isPerson />}
    >
      {(specialist) => <SpecialistSheet specialist={specialist} onContact={() => contact({ ...specialist, fdId })} />}
    </DetailPage>
  );
}
