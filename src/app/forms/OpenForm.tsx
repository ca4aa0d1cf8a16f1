import type { ReactNode } from 'react';
import { reasonOptions } from '../../areas/report/reportApi';
import { formClosed, type FormDialog } from '../../state/dialogsSlice';
import { draftId, selectDraftAuthor } from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { Attachments } from '../../areas/attachment/Attachments';
import { useUploads } from '../../areas/attachment/useUploads';
import { useListGetbuginessCategoriesQuery } from '../../areas/getbuginess/getbuginessApi';
import { selectUser } from '../../areas/auth/authSlice';
import { useGetMySubmissionQuery } from '../../areas/my/myApi';
import { zh } from '../../i18n/zh';
import { queryStatus, QueryBoundary } from '../../components/QueryBoundary';
import { useScript } from '../../components/hooks';
import { toText } from '../../lib/toText';
import { Skeleton } from '../../components/Skeleton';
import { Dialog } from '../../components/Dialog';
import { EmailLink } from '../../components/EmailLink';
import { Picture } from '../../components/Picture';
import { useGetSpecialistContactQuery } from '../../areas/specialist/specialistApi';
import regionStyles from '../../areas/getbuginess/RegionSelects.module.css';
import contactStyles from '../../areas/specialist/ExpertContact.module.css';
import { GuardedForm } from './GuardedForm';
import type { GuardedDialog } from './submitForm';

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
  const list = categories.currentData ?? [];
  const options = list.map(({ fdCategory, fdCategoryName }) => [fdCategory, fdCategoryName] as const);
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
  const uploads = useUploads(draftId(dialog));
  return (
    <GuardedForm dialog={dialog} onDiscard={() => uploads.attachments.forEach(({ id }) => uploads.remove(id))}>
      <Attachments uploads={uploads} />
    </GuardedForm>
  );
}

/** The open form dialog. Its chunk loads with the first one that opens. */
export function OpenForm({ dialog }: { dialog: FormDialog }) {
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
      return <ExpertContact key={dialog.fdId} {...dialog} />;
  }
}

/** The cities of each province, separated by spaces. */
export type Regions = Readonly<Record<string, string>>;

interface RegionSelectsProps {
  /** Undefined until they are loaded. */
  regions: Regions | undefined;
  /** As it is sent: `浙江·嘉兴`. */
  value: string;
  onChoose: (value: string) => void;
  /** The text field that they fill in. */
  input: ReactNode;
}

/** Province and city to choose from, beside the text field that they fill in: other places are typed. */
export function RegionSelects({ regions = {}, value, onChoose, input }: RegionSelectsProps) {
  const [province = '', city = ''] = value.split('·').map((part) => part.trim());
  const cities = (Object.keys(regions).includes(province) ? regions[province]! : '').split(' ').filter(Boolean);
  const select = (label: string, names: readonly string[], chosen: string, onChange: (name: string) => void) => (
    <select
      aria-label={label}
      autoComplete="off"
      data-filled={value === '' ? undefined : ''}
      value={names.includes(chosen) ? chosen : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{label}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
  return (
    <div className={regionStyles.region}>
      {select(zh.form.province, Object.keys(regions), province, onChoose)}
      {select(zh.form.city, cities, city, (chosen) => onChoose([province, chosen].filter(Boolean).join('·')))}
      {input}
    </div>
  );
}

type ExpertContactProps = Omit<Extract<FormDialog, { kind: 'expertContact' }>, 'kind'>;

/** An expert's contact. A failure closes the dialog with a notice: see src/app/store.ts. */
function ExpertContact({ fdId, title, picture, about = [] }: ExpertContactProps) {
  const dispatch = useAppDispatch();
  const contact = useGetSpecialistContactQuery(fdId);
  const status = queryStatus(contact);
  return (
    <Dialog title={zh.browse.contactExpert} onClose={() => dispatch(formClosed())} narrow>
      <div className={contactStyles.person}>
        <Picture src={picture} alt="" fallback="/icons/avatar-default.svg" width={64} height={64} />
        <div>
          <p className={contactStyles.name}>{toText(title)}</p>
          {about.length > 0 && (
            <p className={`meta ${contactStyles.about}`}>
              {about.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      <dl className={contactStyles.facts}>
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
