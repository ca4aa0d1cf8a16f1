import { ExpertContact } from '../../areas/specialist/ExpertContact';
import { reasonOptions } from '../../areas/report/reportForm';
import { formClosed, type FormDialog } from '../../state/dialogsSlice';
import { draftId, selectDraftAuthor } from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ApplicationForm } from './ApplicationForm';
import { GuardedForm } from './GuardedForm';
import { PublishForm } from './PublishForm';

/** The open form dialog. Its chunk loads with the first one that opens. */
export function OpenForm({ dialog }: { dialog: FormDialog }) {
  const dispatch = useAppDispatch();
  // Another account gets a fresh form; unsaved input of this one is dropped.
  const typer = useAppSelector((state) => selectDraftAuthor(state, draftId(dialog))) ?? '';
  switch (dialog.kind) {
    case 'projectApplication':
      return <ApplicationForm key={`${typer} ${dialog.fdId}`} dialog={dialog} />;
    case 'intention':
      return <GuardedForm key={`${typer} ${dialog.fdId}`} dialog={dialog} />;
    case 'report':
      return <GuardedForm key={`${typer} ${dialog.fdId}`} dialog={dialog} options={{ reason: reasonOptions }} />;
    case 'publish':
      return <PublishForm key={`${typer} ${dialog.number ?? dialog.type}`} dialog={dialog} />;
    case 'expertContact':
      return (
        <ExpertContact
          key={dialog.fdId}
          fdId={dialog.fdId}
          name={dialog.title}
          picture={dialog.picture}
          about={dialog.about}
          onClose={() => dispatch(formClosed())}
        />
      );
  }
}
