import type { ReactNode } from 'react';
import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { TextArticle } from '../../components/TextArticle';
import { EmailLink } from '../../components/EmailLink';
import { projectHead, windowOf } from './projectHead';
import styles from './ProjectArticle.module.css';

interface ProjectArticleProps {
  project: Project;
  now: Date;
  /** The download of its attachment, which is fetched separately. */
  attachment: ReactNode;
  hasAttachment: boolean;
  /** The apply button; none after the last day. */
  action?: ReactNode;
}

const filesId = 'project-files';

/** One project, with all its details. */
export function ProjectArticle(props: ProjectArticleProps) {
  const { project, now, attachment, hasAttachment, action } = props;
  const { fdProjectName, fdComName, fdPublisher, fdContactPerson, fdContactEmail, fdProjectContent } = project;
  const { hasBegun, hasDays, over } = windowOf(project, now);
  return (
    <TextArticle
      title={toText(fdProjectName)}
      tags={
        over ? (
          <span className="tag">{zh.list.over}</span>
        ) : (
          hasBegun && hasDays && <span className="tag tag--oak">{zh.section.applying}</span>
        )
      }
      closed={over ? zh.project.closed : undefined}
      {...projectHead(project, now)}
      action={action}
      facts={[
        {
          title: zh.project.facts,
          facts: [
            { label: zh.project.organiser, value: toText(fdComName), full: true },
            { label: zh.fields.publisher, value: toText(fdPublisher), full: true },
            { label: zh.fields.contactPerson, value: toText(fdContactPerson), full: true },
            { label: zh.fields.email, value: <EmailLink value={fdContactEmail} />, full: true },
          ],
        },
      ]}
      related={
        <section className={styles.files} aria-labelledby={filesId}>
          <h2 id={filesId} tabIndex={-1}>
            {zh.project.attachment}
          </h2>
          {attachment}
        </section>
      }
      html={fdProjectContent}
      moreContents={hasAttachment ? [{ id: filesId, text: zh.project.attachment }] : undefined}
    />
  );
}
