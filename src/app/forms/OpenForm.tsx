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
  const uploads = useUploads(draftId(dialog));
  return (
    <GuardedForm dialog={dialog} onDiscard={() => uploads.attachments.forEach(({ id }) => uploads.remove(id))}>
      <Attachments uploads={uploads} />
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
  const isKnown = Object.keys(regions).includes(province);
  const cities = (isKnown ? regions[province]! : '').split(' ').filter(Boolean);
  const filled = value === '' ? undefined : '';
  const options = (names: readonly string[]) => names.map((name) => <option key={name}>{name}</option>);
  return (
    <div className={regionStyles.region}>
      <select
        aria-label={zh.form.province}
        autoComplete="off"
        data-filled={filled}
        value={isKnown ? province : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{zh.form.province}</option>
        {options(Object.keys(regions))}
      </select>
      <select
        aria-label={zh.form.city}
        autoComplete="off"
        data-filled={filled}
        value={cities.includes(city) ? city : ''}
        onChange={({ target }) => onChoose([province, target.value].filter(Boolean).join('·'))}
      >
        <option value="">{zh.form.city}</option>
        {options(cities)}
      </select>
      {input}
    </div>
  );
}

interface ExpertContactProps {
  fdId: string;
  name: string;
  /** URL of the portrait. */
  picture?: string;
  /** Position and employer, as far as they are known. */
  about?: readonly string[];
  onClose: () => void;
}

/** An expert's contact. A failure closes the dialog with a notice: see src/app/store.ts. */
export function ExpertContact({ fdId, name, picture, about = [], onClose }: ExpertContactProps) {
  const contact = useGetSpecialistContactQuery(fdId);
  const status = queryStatus(contact);
  return (
    <Dialog title={zh.browse.contactExpert} onClose={onClose} narrow>
      <div className={contactStyles.person}>
        <Picture src={picture} alt="" fallback="/icons/avatar-default.svg" width={64} height={64} />
        <div>
          <p className={contactStyles.name}>{toText(name)}</p>
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
