import { useParams } from 'react-router-dom';
import { RecruitArticle } from '../areas/recruit/RecruitArticle';
import { useGetRecruitQuery } from '../areas/recruit/recruitApi';
import { zh } from '../i18n/zh';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { DetailPage } from './section/DetailPage';
import { sections } from './section/sections';

/** /recruit/detail/{fdId}, part of the talent section. */
export function RecruitDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetRecruitQuery(fdId);
  return (
    <DetailPage
      area="recruit"
      section={sections.specialist}
      result={result}
      heading={(job) => toText(job.fdPost)}
      skeleton={<ArticleSkeleton shape="plain" facts={6} />}
      kind={() => ({ label: zh.section.recruitment })}
    >
      {(job) => <RecruitArticle job={job} />}
    </DetailPage>
  );
}
