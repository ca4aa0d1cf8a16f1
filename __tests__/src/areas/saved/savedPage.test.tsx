import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loggedOut } from '../../../../src/areas/auth/authSlice';
import {
  savedApi,
  bookmarkKeys,
  changeBookmarks,
  readBookmarks,
  writeBookmarks,
  type Bookmarks,
} from '../../../../src/areas/saved/savedApi';
import { SavedPage } from '../../../../src/areas/saved/SavedPage';
import { recordingBrowser } from '../../../support/testStore';
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
const open = (bookmarked = full) => {
  render(<Page kept={bookmarked} />);
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

const store = () => recordingBrowser().port.storage;
const entry = (n: number) => ({ path: `/policy/detail/${n}`, title: `政策 ${n}`, at: n });
const empty: Bookmarks = { saved: [], read: [], keepsRead: true };
const many = (kind: 'saved' | 'read', count: number) =>
  Array.from({ length: count }, (_, n) => entry(n)).reduce(
    (bookmarks, one) => changeBookmarks(bookmarks, { kind, item: one }),
    empty,
  );

describe('bookmarks on the device', () => {
  it('has the newest first, without duplicates, at most 100 saved and 20 read', () => {
    expect(many('saved', 120).saved).toHaveLength(100);
    expect(many('saved', 120).saved[0]).toEqual(entry(119));
    const read = changeBookmarks(many('read', 30), { kind: 'read', item: { ...entry(15), at: 99 } }).read;
    expect(read).toHaveLength(20);
    expect(read[0]).toEqual({ ...entry(15), at: 99 });
    expect(read.filter(({ path }) => path === entry(15).path)).toHaveLength(1);
  });

  it('forgets what is removed or cleared', () => {
    const bookmarks = { ...many('saved', 2), read: [entry(7)] };
    expect(changeBookmarks(bookmarks, { kind: 'removed', path: entry(1).path }).saved).toEqual([entry(0)]);
    expect(changeBookmarks(bookmarks, { kind: 'readCleared' }).read).toEqual([]);
  });

  it('records no visits once switched off, and deletes recorded ones', () => {
    const off = changeBookmarks(many('read', 3), { kind: 'readKept', keepsRead: false });
    expect(off.read).toEqual([]);
    expect(changeBookmarks(off, { kind: 'read', item: entry(1) }).read).toEqual([]);
  });

  it('comes back from the storage as it was, with the names of pages as browsers write them', () => {
    const storage = store();
    const named = { ...entry(2), path: "/news/detail/%E5%8F%B0%20a_b-c~(1)'!*;:@&=+$," };
    const bookmarks = { saved: [entry(1), named], read: [entry(3)], keepsRead: true };
    writeBookmarks(storage, bookmarks);
    expect(readBookmarks(storage)).toEqual(bookmarks);
    writeBookmarks(storage, { saved: [], read: [], keepsRead: false });
    expect(storage.keys()).toEqual([bookmarkKeys.readOff]);
    expect(readBookmarks(storage)).toEqual({ ...empty, keepsRead: false });
  });

  it('is reported as saved only if it is', () => {
    const bookmarks = { ...empty, saved: [entry(1)] };
    expect(writeBookmarks(store(), bookmarks)).toBe(true);
    expect(writeBookmarks({ ...store(), setItem: () => undefined }, bookmarks)).toBe(false);
    expect(writeBookmarks({ ...store(), setItem: () => undefined }, { ...empty, keepsRead: false })).toBe(false);
    const storage = store();
    writeBookmarks(storage, bookmarks);
    expect(writeBookmarks({ ...storage, removeItem: () => undefined }, empty)).toBe(false);
    expect(writeBookmarks(storage, empty)).toBe(true);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"path":"/policy"}'],
    ['pages of other sites', '[{"path":"//elsewhere.example","title":"x","at":1}]'],
    ['another site behind a blank', '[{"path":"/\\t/elsewhere.example","title":"x","at":1}]'],
    ['another site behind dots', '[{"path":"/.//elsewhere.example","title":"x","at":1}]'],
    ['a moment that no date has', '[{"path":"/policy/detail/1","title":"x","at":1e20}]'],
    ['no page', '[{"path":"javascript:alert(1)","title":"x","at":1},null,3]'],
  ])('is empty where the storage holds %s', (_what, text) => {
    const storage = store();
    storage.setItem(bookmarkKeys.saved, text);
    expect(readBookmarks(storage).saved).toEqual([]);
  });
});
