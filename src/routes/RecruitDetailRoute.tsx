import { useParams } from 'react-router-dom';
import { RecruitArticle } from '../areas/recruit/RecruitArticle';
import { useGetRecruitQuery } from '../areas/recruit/recruitApi';
import { zh } from '../copy/zh';
import { text } from '../lib/text';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { sections } from './support/sections';

/** /recruit/detail/{fdId} (spec §2.3), a part of the talent section. */
export function RecruitDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetRecruitQuery(fdId);
  return (
    <DetailPage
      section={sections.specialist}
      answer={answer}
      heading={(job) => text(job.fdPost)}
      skeleton={<ArticleSkeleton shape="plain" facts={6} />}
      kind={() => ({ label: zh.section.recruitment })}
    >
      {(job) => <RecruitArticle job={job} />}
    </DetailPage>
  );
}
