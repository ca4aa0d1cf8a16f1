import type { ReactNode } from 'react';
import type { Project } from '../../contract/project';
import { zh } from '../../copy/zh';
import { isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { Day } from '../../parts/Day';
import { EmailLink } from '../../parts/EmailLink';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';
import { ApplicationWindow } from './ApplicationWindow';
import { ApplyButton } from './ApplyButton';
import styles from './ProjectArticle.module.css';

interface ProjectArticleProps {
  project: Project;
  now: Date;
  /** The download of its attachment, which is fetched apart (spec §3). */
  attachment: ReactNode;
  onApply: () => void;
}

/** One project, with everything of spec §3 that a reader wants. */
export function ProjectArticle({ project, now, attachment, onApply }: ProjectArticleProps) {
  const { fdProjectName, fdComName, fdPublisher, fdContactPerson, fdContactEmail, fdProjectContent } = project;
  const { fdApplicationStart, fdApplicationEnd } = project;
  return (
    <ArticleLayout
      title={text(fdProjectName)}
      meta={
        <>
          <span className="tag tag--oak">{zh.section.applying}</span>
          {isOver(fdApplicationEnd, now) && <span className="tag">{zh.list.over}</span>}
          <span>{text(fdPublisher, text(fdComName))}</span>
        </>
      }
      action={
        <div className={styles.action}>
          <ApplicationWindow from={fdApplicationStart} to={fdApplicationEnd} now={now} />
          <ApplyButton project={project} now={now} size="btn--lg" onApply={onApply} />
        </div>
      }
      asideName={zh.detail.project}
      aside={
        <>
          <TitleBlock
            title={zh.detail.project}
            wide
            facts={[
              { label: zh.fields.organiser, value: text(fdComName), full: true },
              { label: zh.fields.publisher, value: text(fdPublisher), full: true },
              { label: zh.fields.from, value: <Day value={fdApplicationStart} /> },
              { label: zh.fields.to, value: <Day value={fdApplicationEnd} /> },
              { label: zh.fields.contactPerson, value: text(fdContactPerson), full: true },
              { label: zh.fields.email, value: <EmailLink value={fdContactEmail} />, full: true },
            ]}
          />
          {attachment}
        </>
      }
      back={paths.project.root}
    >
      <RichText html={fdProjectContent} otherwise={zh.states.noContent} />
    </ArticleLayout>
  );
}
