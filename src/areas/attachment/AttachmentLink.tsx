import { decodeOnce } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { fileUrl } from '../../lib/paths';
import { Icon } from '../../components/Icon';
import { type Status, RetryLink } from '../../components/QueryBoundary';
import styles from './AttachmentLink.module.css';

interface AttachmentLinkProps {
  /** '' if there is none; undefined or null while unknown. */
  path: string | null | undefined;
  status: Status;
  onRetry: () => void;
}

/**
 * The download link of an attachment. Without `download`, which would save the login page that a guarded file leads to.
 * If its path failed to load, the attachment may still exist.
 */
export function AttachmentLink({ path, status, onRetry }: AttachmentLinkProps) {
  if (status === 'loading') return null;
  if (status === 'failed') {
    return (
      <p className="text-15 ink-3">
        {zh.project.attachmentUnknown} <RetryLink what={zh.project.attachment} onRetry={onRetry} />
      </p>
    );
  }
  const href = fileUrl(path);
  if (!href) return <p className="text-15 ink-3">{zh.project.noAttachment}</p>;
  return (
    <a className={styles.file} href={href} data-file="">
      <Icon name="file" />
      <span className="vh">{zh.project.attachment} </span>
      {fileName(href)}
    </a>
  );
}

/** The file name of a URL, decoded. */
const fileName = (href: string): string =>
  decodeOnce(href.split(/[?#]/)[0].split('/').at(-1) ?? '') || zh.project.attachment;
