import { Attachments } from '../../areas/attachment/Attachments';
import { useUploads } from '../../areas/attachment/useUploads';
import { applicationAttachmentKey } from '../../areas/project/projectApplicationForm';
import { draftId, selectDraft } from '../../state/draftsSlice';
import { useAppSelector } from '../../state/hooks';
import type { GuardedDialog } from './formKinds';
import { GuardedForm } from './GuardedForm';

/** The project application, the only form with attachments. */
export function ApplicationForm({ dialog }: { dialog: GuardedDialog }) {
  const id = draftId(dialog);
  const { attachments, errors } = useAppSelector((state) => selectDraft(state, id));
  const uploads = useUploads(id, applicationAttachmentKey);
  return (
    <GuardedForm dialog={dialog} onDiscard={() => attachments.forEach((attachment) => uploads.remove(attachment.id))}>
      <Attachments
        attachments={attachments}
        error={errors.attachments}
        onChoose={uploads.choose}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
        onLogIn={uploads.logIn}
      />
    </GuardedForm>
  );
}
