import type { ReactNode } from 'react';
import type { QueryHookResult } from '../../api/query';
import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { TextArticle } from '../../components/RichText';
import { EmailLink } from '../../components/EmailLink';
import { projectHead, windowOf } from './projectHead';
import styles from './ProjectArticle.module.css';
import { decodeOnce } from '../../contract/addresses';
import { fileUrls } from '../../lib/paths';
import { Icon } from '../../components/Icon';
import { queryStatus, RetryLink } from '../../components/QueryBoundary';

interface ProjectArticleProps {
  project: Project;
  now: Date;
  /** Its attachments' paths, which are fetched separately; a preview has none. */
  attachment?: QueryHookResult<readonly string[]>;
  /** The apply button; none after the last day. */
  action?: ReactNode;
}

const filesId = 'project-files';

export function ProjectArticle(props: ProjectArticleProps) {
  const { project, now, attachment, action } = props;
  const { fdProjectName, fdComName, fdPublisher, fdContactPerson, fdContactEmail, fdProjectContent } = project;
  const { hasBegun, hasDays, over } = windowOf(project, now);
  const hrefs = [...new Set([attachment?.currentData ?? []].flat().flatMap(fileUrls))];
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
          {attachment && <AttachmentLinks result={attachment} hrefs={hrefs} />}
        </section>
      }
      html={fdProjectContent}
      moreContents={hrefs.length > 0 ? [{ id: filesId, text: zh.project.attachment }] : undefined}
    />
  );
}

/**
 * The download links of attachments. Without `download`, which would save the login page that a guarded file leads to.
 * If their paths failed to load, attachments may still exist.
 */
function AttachmentLinks({ hrefs, result }: { hrefs: readonly string[]; result: QueryHookResult<readonly string[]> }) {
  const status = queryStatus(result);
  if (status === 'loading') return null;
  if (status === 'failed') {
    return (
      <p className="text-15 ink-3">
        {zh.project.attachmentUnknown} <RetryLink what={zh.project.attachment} onRetry={() => void result.refetch()} />
      </p>
    );
  }
  if (hrefs.length === 0) return <p className="text-15 ink-3">{zh.project.noAttachment}</p>;
  return hrefs.map((href) => (
    <a key={href} className={styles.file} href={href} data-file="">
      <Icon name="file" />
      <span className="vh">{zh.project.attachment} </span>
      {fileName(href)}
    </a>
  ));
}

/** The file name of a URL, decoded. */
const fileName = (href: string): string =>
  decodeOnce(href.split(/[?#]/)[0].split('/').at(-1) ?? '') || zh.project.attachment;
