import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { Skeleton } from '../../components/Skeleton';
import { Dialog } from '../../components/Dialog';
import { EmailLink } from '../../components/EmailLink';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { Picture } from '../../components/Picture';
import styles from './ExpertContact.module.css';
import { useGetSpecialistContactQuery } from './specialistApi';

interface ExpertContactProps {
  fdId: string;
  name: string;
  /** URL of the portrait. */
  picture?: string;
  /** Position and employer, as far as they are known. */
  about?: readonly string[];
  onClose: () => void;
}

/** An expert's contact. A failure closes the dialog with a notice: see src/app/listeners.ts. */
export function ExpertContact({ fdId, name, picture, about = [], onClose }: ExpertContactProps) {
  const contact = useGetSpecialistContactQuery(fdId);
  const status = queryStatus(contact);
  return (
    <Dialog title={zh.browse.contactExpert} onClose={onClose} narrow>
      <div className={styles.person}>
        <Picture src={picture} alt="" fallback="/icons/avatar-default.svg" width={64} height={64} />
        <div>
          <p className={styles.name}>{toText(name)}</p>
          {about.length > 0 && (
            <p className={`meta ${styles.about}`}>
              {about.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>{zh.form.email}</dt>
        <dd>
          <QueryBoundary
            status={status === 'failed' ? 'loading' : status}
            onRetry={() => void contact.refetch()}
            skeleton={<Skeleton width="70%" height={16} />}
          >
            <EmailLink value={contact.currentData?.fdEmail} />
          </QueryBoundary>
        </dd>
      </dl>
    </Dialog>
  );
}
