import { ExpertContact } from '../../areas/specialist/ExpertContact';
import { reasonOptions } from '../../areas/report/reportApi';
import { formClosed, type FormDialog } from '../../state/dialogsSlice';
import { draftId, selectDraftAuthor, selectDraft } from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { GuardedForm } from './GuardedForm';
import { Attachments } from '../../areas/attachment/Attachments';
import { useUploads } from '../../areas/attachment/useUploads';
import { applicationAttachmentKey } from '../../areas/project/projectApplicationForm';
import type { GuardedDialog } from './formKinds';
import { useListGetbuginessCategoriesQuery } from '../../areas/getbuginess/getbuginessApi';
import { RegionSelects } from '../../areas/getbuginess/RegionSelects';
import { selectUser } from '../../areas/auth/authSlice';
import { useGetMySubmissionQuery } from '../../areas/my/myApi';
import { zh } from '../../i18n/zh';
import { queryStatus } from '../../components/QueryBoundary';
import { useScript } from '../../components/hooks';

const loadRegions = () => import(/* webpackChunkName: "regions" */ '../../lib/regions.json');

type PublishDialog = Extract<GuardedDialog, { kind: 'publish' }>;

/** The publish form; its categories come from the backend. */
function PublishForm({ dialog }: { dialog: PublishDialog }) {
  const owner = useAppSelector(selectUser)?.fdComId ?? '';
  const { number } = dialog;
  // Fixed while the form is open: its initial values come from the entry as it was.
  useGetMySubmissionQuery({ number: number ?? '', owner }, { skip: !number || !owner });
  const regions = useScript(loadRegions, true);
  const categories = useListGetbuginessCategoriesQuery(undefined);
  const options = (categories.currentData ?? []).map(({ fdCategory, fdCategoryName }) => ({
    value: fdCategory,
    label: fdCategoryName,
  }));
  return (
    <GuardedForm
      dialog={dialog}
      options={{ fdType: options }}
      framesOf={({ fdArea = '' }, type) => ({
        fdArea: (input) => (
          <RegionSelects
            regions={regions?.default}
            value={fdArea}
            onChoose={(area) => type('fdArea', area)}
            input={input}
          />
        ),
      })}
    >
      {queryStatus(categories) === 'failed' && (
        <p className="note full" role="alert">
          {zh.form.categoriesFailed}
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => {
              // The button is hidden while the request is pending.
              currentTarget.form?.querySelector<HTMLElement>('[name=fdType]')?.focus();
              void categories.refetch();
            }}
          >
            {zh.site.retry}
          </button>
        </p>
      )}
    </GuardedForm>
  );
}

/** The project application, the only form with attachments. */
function ApplicationForm({ dialog }: { dialog: GuardedDialog }) {
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
