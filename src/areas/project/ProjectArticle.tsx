import type { ReactNode } from 'react';
import type { Project } from '../../contract/project';
import { zh } from '../../i18n/zh';
import { daysLeft, dueDay, isOver } from '../../lib/dates';
import { toText } from '../../lib/toText';
import { TextArticle } from '../../components/TextArticle';
import { EmailLink } from '../../components/EmailLink';
import { leftText } from '../../components/TimeLeft';
import { WindowLine } from '../../components/WindowLine';
import { ApplyButton } from './ApplyButton';
import styles from './ProjectArticle.module.css';

interface ProjectArticleProps {
  project: Project;
  now: Date;
  /** The download of its attachment, which is fetched separately. */
  attachment: ReactNode;
  hasAttachment: boolean;
  onApply: () => void;
  /** The company has applied already. */
  applied?: boolean;
  /** Receipt number of the company's application. */
  receipt?: string;
}

const words = { from: zh.list.startsOn, to: zh.list.until, over: zh.list.overOn };
const filesId = 'project-files';

/** One project, with all its details. */
export function ProjectArticle(props: ProjectArticleProps) {
  const { project, now, attachment, hasAttachment, onApply, applied, receipt } = props;
  const { fdProjectName, fdComName, fdPublisher, fdContactPerson, fdContactEmail, fdProjectContent } = project;
  const { fdApplicationStart, fdApplicationEnd } = project;
  const over = isOver(fdApplicationEnd, now);
  const left = daysLeft(fdApplicationEnd, now);
  const hasBegun = (daysLeft(fdApplicationStart, now) ?? 0) <= 0;
  return (
    <TextArticle
      title={toText(fdProjectName)}
      tags={
        <>
          <span className="tag tag--oak">{zh.section.applying}</span>
          {over && <span className="tag">{zh.list.over}</span>}
        </>
      }
      closed={over ? zh.detail.closedProject : undefined}
      measures={<WindowLine from={fdApplicationStart} to={fdApplicationEnd} now={now} words={words} />}
      action={<ApplyButton {...{ project, now, onApply, applied, receipt }} />}
      reach={left !== undefined && hasBegun && <b>{leftText(left)}</b>}
      due={over ? undefined : dueDay(fdApplicationEnd)}
      facts={[
        {
          title: zh.detail.project,
          facts: [
            { label: zh.fields.organiser, value: toText(fdComName), full: true },
            { label: zh.fields.publisher, value: toText(fdPublisher), full: true },
            { label: zh.fields.contactPerson, value: toText(fdContactPerson), full: true },
            { label: zh.fields.email, value: <EmailLink value={fdContactEmail} />, full: true },
          ],
        },
      ]}
      belongings={
        <section className={styles.files} aria-labelledby={filesId}>
          <h2 id={filesId} tabIndex={-1}>
            {zh.detail.attachment}
          </h2>
          {attachment}
        </section>
      }
      html={fdProjectContent}
      moreContents={hasAttachment ? [{ id: filesId, text: zh.detail.attachment }] : undefined}
    />
  );
}
