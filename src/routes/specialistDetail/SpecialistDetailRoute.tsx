import { useQueryResult } from '../../api/query';
import { SpecialistArticle } from '../../areas/specialist/SpecialistArticle';
import type { Specialist } from '../../contract/areas/specialist';
import { toText } from '../../lib/toText';
import { ArticleSkeleton } from '../../components/ArticleSkeleton';
import { categoryBreadcrumb } from '../section/categoryBreadcrumb';
import { DetailPage } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';
import { useContactExpert } from '../section/useContactExpert';

export function SpecialistDetailRoute({ queries, ...place }: DetailScreenProps<Specialist>) {
  const categories = useQueryResult(queries.categories).data;
  const contact = useContactExpert();
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      heading={(specialist) => toText(specialist.fdName)}
      kind={(specialist) => categoryBreadcrumb(categories, specialist.category, place.section.category)}
      skeleton={<ArticleSkeleton shape="plain" facts={3} isPerson />}
    >
      {(specialist) => (
        <SpecialistArticle
          specialist={specialist}
          onContact={() => contact({ ...specialist, fdId: queries.detail.arg })}
        />
      )}
    </DetailPage>
  );
}
