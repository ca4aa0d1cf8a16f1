import { RecruitArticle } from '../../areas/recruit/RecruitArticle';
import type { Query } from '../../api/query';
import { zh } from '../../i18n/zh';
import type { Recruit } from '../../contract/areas/recruit';
import { ArticleSkeleton } from '../../components/ArticleSkeleton';
import { DetailPage } from '../section/DetailPage';
import type { DetailPlace } from '../section/sectionQueries';

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
