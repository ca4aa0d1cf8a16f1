import { useParams } from 'react-router-dom';
import { useGetSpecialistQuery, useListSpecialistCategoriesQuery } from '../areas/specialist/specialistApi';
import { SpecialistArticle } from '../areas/specialist/SpecialistArticle';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { DetailPage } from './section/DetailPage';
import { sections } from './section/sections';
import { useContactExpert } from './section/useContactExpert';

/** /specialist/detail/{fdId}. */
export function SpecialistDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetSpecialistQuery(fdId);
  const categories = useListSpecialistCategoriesQuery(undefined).data;
  const contact = useContactExpert();
  return (
    <DetailPage
      area="specialist"
      section={sections.specialist}
      result={result}
      list={() => ({ root: sections.allSpecialists.root })}
      heading={(specialist) => toText(specialist.fdName)}
      kind={(specialist) => categoryBreadcrumb(categories, specialist.category, paths.specialist.category)}
      skeleton={<ArticleSkeleton shape="plain" facts={3} isPerson />}
    >
      {(specialist) => <SpecialistArticle specialist={specialist} onContact={() => contact({ ...specialist, fdId })} />}
    </DetailPage>
  );
}
