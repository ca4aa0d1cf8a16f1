import { useListGetbuginessCategoriesQuery } from '../../areas/getbuginess/getbuginessApi';
import { RegionSelects } from '../../areas/getbuginess/RegionSelects';
import { selectUser } from '../../areas/auth/authSlice';
import { useGetMySubmissionQuery } from '../../areas/my/myApi';
import { zh } from '../../i18n/zh';
import { queryStatus } from '../../components/status';
import { useScript } from '../../components/useScript';
import { useAppSelector } from '../../state/hooks';
import type { GuardedDialog } from './formKinds';
import { GuardedForm } from './GuardedForm';

const loadRegions = () => import(/* webpackChunkName: "regions" */ '../../lib/regions.json');

type PublishDialog = Extract<GuardedDialog, { kind: 'publish' }>;

/** The publish form; its categories come from the backend. */
export function PublishForm({ dialog }: { dialog: PublishDialog }) {
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
