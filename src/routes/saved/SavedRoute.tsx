import { selectToken } from '../../areas/auth/authSlice';
import { useListBookmarksQuery, useListRemovedQuery, useUpdateBookmarksMutation } from '../../areas/saved/savedApi';
import { SavedPage } from '../../areas/saved/SavedPage';
import { PageTitle } from '../../components/PageHeading';
import { zhSaved } from '../../i18n/zhSaved';
import { useAppSelector } from '../../state/hooks';

/** /saved: this device's bookmarks. */
export default function SavedRoute() {
  const bookmarks = useListBookmarksQuery().data;
  const removed = useListRemovedQuery().data;
  const [update] = useUpdateBookmarksMutation({ fixedCacheKey: 'bookmarks' });
  const isLoggedIn = useAppSelector((state) => selectToken(state) !== null);
  return (
    <>
      <PageTitle heading={zhSaved.title} />
      {/* After a log-out, nobody else gets back what was deleted. */}
      <SavedPage
        key={String(isLoggedIn)}
        bookmarks={bookmarks}
        removed={removed ?? []}
        onChange={(change) => void update(change)}
      />
    </>
  );
}
