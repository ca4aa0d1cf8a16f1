import type { ReactNode } from 'react';
import type { Project } from '../../contract/project';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { ArticleLayout } from '../../components/ArticleLayout';
import { EmailLink } from '../../components/EmailLink';
import { RichText } from '../../components/RichText';
import { FactSheet } from '../../components/FactSheet';
import { ApplicationWindow } from './ApplicationWindow';
import { ApplyButton } from './ApplyButton';
import styles from './ProjectArticle.module.css';

interface ProjectArticleProps {
  project: Project;
  now: Date;
  /** The download of its attachment, which is fetched separately. */
  attachment: ReactNode;
  onApply: () => void;
}

/** One project, with all its details. */
export function ProjectArticle({ project, now, attachment, onApply }: ProjectArticleProps) {
  const { fdProjectName, fdComName, fdPublisher, fdContactPerson, fdContactEmail, fdProjectContent } = project;
  const { fdApplicationStart, fdApplicationEnd } = project;
  return (
    <ArticleLayout
      title={toText(fdProjectName)}
      tags={
        <>
          <span className="tag tag--oak">{zh.section.applying}</span>
          {isOver(fdApplicationEnd, now) && <span className="tag">{zh.list.over}</span>}
        </>
      }
      measures={<ApplicationWindow from={fdApplicationStart} to={fdApplicationEnd} now={now} />}
      action={<ApplyButton project={project} now={now} onApply={onApply} />}
      factsName={zh.detail.project}
      facts={
        <FactSheet
          title={zh.detail.project}
          facts={[
            { label: zh.fields.organiser, value: toText(fdComName), full: true },
            { label: zh.fields.publisher, value: toText(fdPublisher), full: true },
            { label: zh.fields.contactPerson, value: toText(fdContactPerson), full: true },
            { label: zh.fields.email, value: <EmailLink value={fdContactEmail} />, full: true },
          ]}
        />
      }
      belongings={
        <section className={styles.files} aria-labelledby="project-files">
          <h2 id="project-files">{zh.detail.attachment}</h2>
          {attachment}
        </section>
      }
      html={fdProjectContent}
      back={paths.project.root}
    >
      <RichText anchored html={fdProjectContent} fallback={zh.states.noContent} />
    </ArticleLayout>
  );
}
