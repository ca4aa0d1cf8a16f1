import { zh } from '../../copy/zh';
import { text } from '../../lib/text';
import { Bone } from '../../parts/Bone';
import { Dialog } from '../../parts/Dialog';
import { EmailLink } from '../../parts/EmailLink';
import { FourStates } from '../../parts/FourStates';
import { Picture } from '../../parts/Picture';
import { queryStatus } from '../../parts/status';
import css from './ExpertContact.module.css';
import { useGetSpecialistContactQuery } from './specialistApi';

interface ExpertContactProps {
  fdId: string;
  name: string;
  /** Address of the portrait. */
  picture?: string;
  /** Position and work unit, as far as they are known. */
  about?: readonly string[];
  onClose: () => void;
}

/** How to reach an expert (spec §2.10). A failure closes it and says so: see contactListeners. */
export function ExpertContact({ fdId, name, picture, about = [], onClose }: ExpertContactProps) {
  const contact = useGetSpecialistContactQuery(fdId);
  const status = queryStatus(contact);
  return (
    <Dialog title={zh.section.contactExpert} onClose={onClose} narrow>
      <div className={css.person}>
        <Picture src={picture} alt="" otherwise="/icons/avatar-default.svg" width={64} height={64} />
        <div>
          <p className={css.name}>{text(name)}</p>
          {about.length > 0 && (
            <p className={`meta ${css.about}`}>
              {about.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      <dl className={css.facts}>
        <dt>{zh.form.email}</dt>
        <dd>
          <FourStates
            status={status === 'failed' ? 'loading' : status}
            onRetry={() => void contact.refetch()}
            skeleton={<Bone width="70%" height={16} />}
          >
            <EmailLink value={contact.currentData?.fdEmail} />
          </FourStates>
        </dd>
      </dl>
    </Dialog>
  );
}
