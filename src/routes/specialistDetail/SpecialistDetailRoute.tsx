import { useQueryResult } from '../../api/query';
import { SpecialistArticle } from '../../areas/specialist/SpecialistArticle';
import type { Specialist } from '../../contract/areas/specialist';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import { DetailPage } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';
import { useContactExpert } from '../../areas/specialist/useContactExpert';

export default function SpecialistDetailRoute({ queries, ...place }: DetailScreenProps<Specialist>) {
  const contact = useContactExpert();
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      categories={useQueryResult(queries.categories).data}
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
