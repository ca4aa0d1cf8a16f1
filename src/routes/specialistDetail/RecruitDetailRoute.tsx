import type { Query } from '../../api/query';
import { RecruitArticle } from '../../areas/recruit/RecruitArticle';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { DetailPage } from '../section/DetailPage';
import type { DetailPlace } from '../section/sectionQueries';

interface RecruitDetailProps extends DetailPlace<Recruit> {
  queries: { detail: Query<string, Recruit | null> };
}

export default function RecruitDetailRoute({ queries, ...place }: RecruitDetailProps) {
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
