import { zh } from '../../i18n/zh';
import { fileUrl } from '../../lib/fileUrl';
import { Icon } from '../../components/Icon';
import { RetryLink } from '../../components/RetryLink';
import type { Status } from '../../components/status';
import styles from './AttachmentLink.module.css';

interface AttachmentLinkProps {
  /** '' where there is none; undefined or null while it is not known. */
  path: string | null | undefined;
  status: Status;
  onRetry: () => void;
}

/** The download of an attachment. One whose path could not be fetched may well exist. */
export function AttachmentLink({ path, status, onRetry }: AttachmentLinkProps) {
  if (status === 'loading') return null;
  if (status === 'failed') {
    return (
      <p className={styles.none}>
        {zh.detail.attachmentUnknown} <RetryLink what={zh.detail.attachment} onRetry={onRetry} />
      </p>
    );
  }
  const href = fileUrl(path);
  if (!href) return <p className={styles.none}>{zh.detail.noAttachment}</p>;
  return (
    <a className={styles.file} href={href} download={fileName(href)}>
      <Icon name="file" />
      <span className="vh">{zh.detail.attachment} </span>
      {fileName(href)}
    </a>
  );
}

/** The last part of an address, readable. */
function fileName(href: string): string {
  const last = href.split(/[?#]/)[0].split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || zh.detail.attachment;
  } catch {
    return last;
  }
}
