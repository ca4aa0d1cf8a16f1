import { zh } from '../../copy/zh';
import { text } from '../../lib/text';
import { Dialog } from '../../parts/Dialog';
import { EmailLink } from '../../parts/EmailLink';
import { FourStates } from '../../parts/FourStates';
import { queryStatus } from '../../parts/status';
import css from './ExpertContact.module.css';
import { useGetSpecialistContactQuery } from './specialistApi';

interface ExpertContactProps {
  fdId: string;
  name: string;
  onClose: () => void;
}

/** How to reach an expert (spec §2.10). A failure closes it and says so: see contactListeners. */
export function ExpertContact({ fdId, name, onClose }: ExpertContactProps) {
  const contact = useGetSpecialistContactQuery(fdId);
  const status = queryStatus(contact);
  return (
    <Dialog title={zh.section.contactExpert} onClose={onClose} narrow>
      <p className={css.name}>{text(name)}</p>
      <FourStates status={status === 'failed' ? 'loading' : status} onRetry={() => void contact.refetch()}>
        <dl className={css.facts}>
          <dt>{zh.form.email}</dt>
          <dd>
            <EmailLink value={contact.currentData?.fdEmail} />
          </dd>
        </dl>
      </FourStates>
    </Dialog>
  );
}
