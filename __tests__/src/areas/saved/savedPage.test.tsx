import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loggedOut } from '../../../../src/areas/auth/authSlice';
import { bookmarkKeys, changeBookmarks, type Bookmarks } from '../../../../src/areas/saved/bookmarks';
import { savedApi } from '../../../../src/areas/saved/savedApi';
import { SavedPage } from '../../../../src/areas/saved/SavedPage';
import { useCannedServer } from '../../../support/cannedServer';
import { renderApp } from '../../../support/renderApp';

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
const remove = (path: string) => screen.getByRole('button', { name: `移除 ${path}` });

it('moves the focus to the group of a removed page', async () => {
  const user = open();
  await user.click(remove('/policy/detail/1'));
  const group = screen.getByRole('region', { name: '企业政策' });
  expect(within(group).getByRole('heading', { name: '企业政策' })).toHaveFocus();
});

it('moves the focus to the list when the last page of a group is removed', async () => {
  const user = open();
  await user.click(remove('/project/detail/3'));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: /^收藏/ })).toHaveFocus();
});

it('moves the focus to the heading when the history is cleared', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: '清空记录' }));
  expect(screen.queryByRole('button', { name: '清空记录' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: '最近阅读' })).toHaveFocus();
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
  const backend = useCannedServer();
  const openApp = async () => {
    const app = renderApp('/saved', { origin: backend.url, token: 'token' });
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
    expect(paths('saved', browser).sort()).toEqual([
      '/policy/detail/1',
      '/policy/detail/2',
      '/project/detail/3',
      '/special/detail/9',
    ]);
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
