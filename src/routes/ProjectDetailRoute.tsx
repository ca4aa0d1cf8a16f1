import { useParams } from 'react-router-dom';
import { useGetAttachmentPathQuery } from '../areas/attachment/attachmentApi';
import { AttachmentLink } from '../areas/attachment/AttachmentLink';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useGetProjectQuery, useListProjectCategoriesQuery } from '../areas/project/projectApi';
import { ProjectArticle } from '../areas/project/ProjectArticle';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { selectApplied } from '../state/appliedSlice';
import { useAppSelector } from '../state/hooks';
import { queryStatus } from '../components/status';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { useReceipts } from './my/useReceipts';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { DetailPage } from './section/DetailPage';
import { sections } from './section/sections';
import { useNow } from './section/useNow';

/** /project/detail/{fdId}; the attachment is fetched separately. */
export function ProjectDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetProjectQuery(fdId);
  const attachment = useGetAttachmentPathQuery({ fdId, clazz: 'project', key: 'projectAtt' });
  const categories = useListProjectCategoriesQuery(undefined).data;
  const now = useNow();
  const open = useGuardedAction();
  const receipts = useReceipts();
  const applied = useAppSelector(selectApplied);
  return (
    <DetailPage
      area="project"
      section={sections.project}
      result={result}
      heading={(project) => toText(project.fdProjectName)}
      kind={(project) => categoryBreadcrumb(categories, project.category, paths.project.category)}
      skeleton={<ArticleSkeleton shape="withContents" facts={4} />}
    >
      {(project) => (
        <ProjectArticle
          project={project}
          now={now}
          applied={applied.includes(fdId)}
          receipt={receipts.projects[fdId]}
          attachment={
            <AttachmentLink
              path={attachment.currentData}
              status={queryStatus(attachment)}
              onRetry={() => void attachment.refetch()}
            />
          }
          hasAttachment={Boolean(attachment.currentData)}
          onApply={() => open({ kind: 'projectApplication', fdId, title: toText(project.fdProjectName, '') })}
        />
      )}
    </DetailPage>
  );
}
