import { useListBookmarksQuery, useListRemovedQuery, useUpdateBookmarksMutation } from '../../areas/saved/savedApi';
import { SavedPage } from '../../areas/saved/SavedPage';
import { PageTitle } from '../../components/PageTitle';
import { zhSaved } from '../../i18n/zhSaved';

/** /saved: this device's bookmarks. */
export function SavedRoute() {
  const bookmarks = useListBookmarksQuery().data;
  const removed = useListRemovedQuery().data;
  const [update] = useUpdateBookmarksMutation({ fixedCacheKey: 'bookmarks' });
  return (
    <>
      <PageTitle heading={zhSaved.title} />
      <SavedPage bookmarks={bookmarks} removed={removed ?? []} onChange={(change) => void update(change)} />
    </>
  );
}
