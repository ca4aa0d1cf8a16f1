import { useParams } from 'react-router-dom';
import { useGetAttachmentPathQuery } from '../areas/attachment/attachmentApi';
import { AttachmentLink } from '../areas/attachment/AttachmentLink';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useGetProjectQuery } from '../areas/project/projectApi';
import { ProjectArticle } from '../areas/project/ProjectArticle';
import { text } from '../lib/text';
import { queryStatus } from '../parts/status';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { sections } from './support/sections';
import { useNow } from './support/useNow';

/** /project/detail/{fdId} (spec §2.3); the attachment is fetched apart (spec §3, decision 13). */
export function ProjectDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetProjectQuery(fdId);
  const attachment = useGetAttachmentPathQuery({ fdId, clazz: 'project', key: 'projectAtt' });
  const now = useNow();
  const open = useGuardedAction();
  return (
    <DetailPage
      section={sections.project}
      answer={answer}
      heading={(project) => text(project.fdProjectName)}
      skeleton={<ArticleSkeleton shape="withContents" facts={4} />}
    >
      {(project) => (
        <ProjectArticle
          project={project}
          now={now}
          attachment={
            <AttachmentLink
              path={attachment.currentData}
              status={queryStatus(attachment)}
              onRetry={() => void attachment.refetch()}
            />
          }
          onApply={() => open({ kind: 'projectApplication', fdId, title: text(project.fdProjectName, '') })}
        />
      )}
    </DetailPage>
  );
}
