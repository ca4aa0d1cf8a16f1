import { useQueryResult, type Query } from '../../api/query';
import { SpecialistArticle } from '../../areas/specialist/SpecialistArticle';
import type { Specialist } from '../../contract/areas/specialist';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import { RecruitArticle } from '../../areas/recruit/RecruitArticle';
import { zh } from '../../i18n/zh';
import type { Recruit } from '../../contract/areas/recruit';
import { DetailPage } from '../section/DetailPage';
import type { DetailScreenProps, DetailPlace } from '../section/sectionQueries';
import { useContactExpert } from '../section/useContactExpert';

export function SpecialistDetailRoute({ queries, ...place }: DetailScreenProps<Specialist>) {
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

interface RecruitDetailProps extends DetailPlace<Recruit> {
  queries: { detail: Query<string, Recruit | null> };
}

export function RecruitDetailRoute({ queries, ...place }: RecruitDetailProps) {
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      skeleton={<ArticleSkeleton shape="plain" facts={6} />}
      kind={() => ({ label: zh.browse.recruitment })}
    >
      {(job) => <RecruitArticle job={job} />}
    </DetailPage>
  );
}
