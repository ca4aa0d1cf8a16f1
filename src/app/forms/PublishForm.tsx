import { useListGetbuginessCategoriesQuery } from '../../areas/getbuginess/getbuginessApi';
import { zh } from '../../i18n/zh';
import { queryStatus } from '../../components/status';
import type { GuardedDialog } from './formKinds';
import { GuardedForm } from './GuardedForm';

/** The publish form; its categories come from the backend. */
export function PublishForm({ dialog }: { dialog: GuardedDialog }) {
  const categories = useListGetbuginessCategoriesQuery(undefined);
  const options = (categories.currentData ?? []).map(({ fdCategory, fdCategoryName }) => ({
    value: fdCategory,
    label: fdCategoryName,
  }));
  return (
    <GuardedForm dialog={dialog} options={{ fdType: options }}>
      {queryStatus(categories) === 'failed' && (
        <p className="note full" role="alert">
          {zh.form.categoriesFailed}
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => {
              // The button goes while the call is under way.
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
