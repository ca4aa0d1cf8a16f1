import { useQueryResult, type Query } from '../../api/query';
import { ProjectArticle } from '../../areas/project/ProjectArticle';
import type { AttachmentQuery } from '../../contract/attachment';
import type { Project } from '../../contract/areas/project';
import { isOver } from '../../lib/dates';
import { useReceipts } from '../my/useReceipts';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import { DetailPage } from '../section/DetailPage';
import { ProjectAction } from '../section/ProjectAction';
import type { DetailScreenProps } from '../section/sectionQueries';
import { useNow } from '../../components/useNow';

type Attached = { attachment: Query<AttachmentQuery, string[] | null> };

export default function ProjectDetailRoute({ queries, ...place }: DetailScreenProps<Project, Attached>) {
  const fdId = queries.detail.arg;
  const attachment = useQueryResult(queries.attachment);
  const receipt = useReceipts().projects[fdId];
  const now = useNow();
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      categories={useQueryResult(queries.categories).data}
      skeleton={<ArticleSkeleton shape="withContents" facts={4} />}
    >
      {(project) => (
        <ProjectArticle
          project={project}
          now={now}
          attachment={attachment}
          action={
            isOver(project.fdApplicationEnd, now) && !receipt ? undefined : (
              <ProjectAction project={{ ...project, fdId }} now={now} />
            )
          }
        />
      )}
    </DetailPage>
  );
}
