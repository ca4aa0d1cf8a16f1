import { zh } from '../../copy/zh';
import { fileUrl } from '../../lib/fileUrl';
import { Icon } from '../../parts/Icon';
import styles from './AttachmentLink.module.css';

/** The download of an attachment (decision 13); undefined while its path is unknown, null where there is none. */
export function AttachmentLink({ path }: { path: string | null | undefined }) {
  if (path === undefined) return null;
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
