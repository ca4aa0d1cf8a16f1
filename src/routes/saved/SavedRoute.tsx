import { useListShelfQuery, useListRemovedQuery, useUpdateShelfMutation } from '../../areas/saved/savedApi';
import { SavedPage } from '../../areas/saved/SavedPage';
import { PageTitle } from '../../components/PageTitle';
import { zhSaved } from '../../i18n/zhSaved';

/** /saved: what is kept on this device. */
export function SavedRoute() {
  const shelf = useListShelfQuery().data;
  const removed = useListRemovedQuery().data;
  const [update] = useUpdateShelfMutation({ fixedCacheKey: 'shelf' });
  return (
    <>
      <PageTitle heading={zhSaved.title} />
      <SavedPage shelf={shelf} removed={removed ?? []} onChange={(change) => void update(change)} />
    </>
  );
}
