import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loggedOut } from '../../../../src/areas/auth/authSlice';
import { savedApi, bookmarkKeys, changeBookmarks, type Bookmarks } from '../../../../src/areas/saved/savedApi';
import { SavedPage } from '../../../../src/areas/saved/SavedPage';
import { usePortal } from '../../../support/usePortal';

/** The page of saved pages: docs/behaviour/page-actions.md#bookmarks. */

const item = (path: string) => ({ path, title: path, at: 1 });
const full: Bookmarks = {
  saved: [item('/policy/detail/1'), item('/policy/detail/2'), item('/project/detail/3')],
  read: [item('/policy/detail/4')],
  keepsRead: true,
};

function Page({ kept }: { kept: Bookmarks }) {
  const [bookmarks, setBookmarks] = useState(kept);
  return (
    <MemoryRouter>
      <SavedPage
        bookmarks={bookmarks}
        removed={[]}
        onChange={(change) => setBookmarks(changeBookmarks(bookmarks, change))}
      />
    </MemoryRouter>
  );
}
const open = (kept = full) => {
  render(<Page kept={kept} />);
  return userEvent.setup();
};
it.each([
  ['the group of a removed page', '移除 /policy/detail/1', '企业政策'],
  ['the list when the last page of a group is removed', '移除 /project/detail/3', /^收藏/],
  ['the heading when the history is cleared', '清空记录', '最近阅读'],
])('moves the focus to %s', async (_where, button, heading) => {
  const user = open();
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

it.each(['移除 /policy/detail/1', '清空记录'])('restores what %s deleted', async (name) => {
  const user = open();
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByText('已删除')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4 + 2);
  expect(screen.queryByText('已删除')).toBeNull();
});

describe('what was deleted', () => {
  const portal = usePortal();
  const openApp = async () => {
    const app = portal.open('/saved', undefined, { token: 'token' });
    const change = async (bookmarks: Bookmarks) => {
      for (const list of ['saved', 'read'] as const)
        app.browser.stored.set(bookmarkKeys[list], JSON.stringify(bookmarks[list]));
      const reload = { forceRefetch: true, subscribe: false };
      await act(() => app.store.dispatch(savedApi.endpoints.listBookmarks.initiate(undefined, reload)));
    };
    await change(full);
    return { ...app, change };
  };
  const paths = (list: 'saved' | 'read', { stored }: { stored: Map<string, string> }) =>
    (JSON.parse(stored.get(bookmarkKeys[list]) ?? '[]') as { path: string }[]).map(({ path }) => path);

  it('comes back beside what another tab has saved meanwhile', async () => {
    const { user, browser, change } = await openApp();
    await user.click(await screen.findByRole('button', { name: '移除 /policy/detail/1' }));
    await screen.findByText('已删除');
    await change({ ...full, saved: [{ ...item('/special/detail/9'), at: 2 }, ...full.saved.slice(1)] });
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByRole('button', { name: '移除 /policy/detail/1' });
    const restored = [...full.saved.map(({ path }) => path), '/special/detail/9'];
    expect(paths('saved', browser).sort()).toEqual(restored);
  });

  it('does not come back for the next person after a log-out', async () => {
    const { user, store } = await openApp();
    await user.click(await screen.findByRole('button', { name: '清空记录' }));
    await screen.findByText('已删除');
    act(() => void store.dispatch(loggedOut()));
    await user.click(await screen.findByRole('button', { name: '确定' }));
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });
});
