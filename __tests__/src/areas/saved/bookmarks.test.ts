import {
  changeBookmarks,
  readBookmarks,
  bookmarkKeys,
  writeBookmarks,
  type Bookmarks,
} from '../../../../src/areas/saved/savedApi';
import { recordingBrowser } from '../../../support/testStore';

const store = () => recordingBrowser().port.storage;
const item = (n: number) => ({ path: `/policy/detail/${n}`, title: `政策 ${n}`, at: n });
const empty: Bookmarks = { saved: [], read: [], keepsRead: true };
const many = (kind: 'saved' | 'read', count: number) =>
  Array.from({ length: count }, (_, n) => item(n)).reduce(
    (bookmarks, one) => changeBookmarks(bookmarks, { kind, item: one }),
    empty,
  );

describe('bookmarks on the device', () => {
  it('has the newest first, without duplicates, at most 100 saved and 20 read', () => {
    expect(many('saved', 120).saved).toHaveLength(100);
    expect(many('saved', 120).saved[0]).toEqual(item(119));
    const read = changeBookmarks(many('read', 30), { kind: 'read', item: { ...item(15), at: 99 } }).read;
    expect(read).toHaveLength(20);
    expect(read[0]).toEqual({ ...item(15), at: 99 });
    expect(read.filter(({ path }) => path === item(15).path)).toHaveLength(1);
  });

  it('forgets what is removed or cleared', () => {
    const bookmarks = { ...many('saved', 2), read: [item(7)] };
    expect(changeBookmarks(bookmarks, { kind: 'removed', path: item(1).path }).saved).toEqual([item(0)]);
    expect(changeBookmarks(bookmarks, { kind: 'readCleared' }).read).toEqual([]);
  });

  it('records no visits once switched off, and deletes recorded ones', () => {
    const off = changeBookmarks(many('read', 3), { kind: 'readKept', keepsRead: false });
    expect(off.read).toEqual([]);
    expect(changeBookmarks(off, { kind: 'read', item: item(1) }).read).toEqual([]);
  });

  it('comes back from the storage as it was', () => {
    const held = store();
    const bookmarks = { saved: [item(1), item(2)], read: [item(3)], keepsRead: true };
    writeBookmarks(held, bookmarks);
    expect(readBookmarks(held)).toEqual(bookmarks);
    writeBookmarks(held, { saved: [], read: [], keepsRead: false });
    expect(held.keys()).toEqual([bookmarkKeys.readOff]);
    expect(readBookmarks(held)).toEqual({ ...empty, keepsRead: false });
  });

  it('is reported as saved only if it is', () => {
    const bookmarks = { ...empty, saved: [item(1)] };
    expect(writeBookmarks(store(), bookmarks)).toBe(true);
    expect(writeBookmarks({ ...store(), setItem: () => undefined }, bookmarks)).toBe(false);
    expect(writeBookmarks({ ...store(), setItem: () => undefined }, { ...empty, keepsRead: false })).toBe(false);
    const held = store();
    writeBookmarks(held, bookmarks);
    expect(writeBookmarks({ ...held, removeItem: () => undefined }, empty)).toBe(false);
    expect(writeBookmarks(held, empty)).toBe(true);
  });

  it('comes back with the names of pages as browsers write them', () => {
    const held = store();
    const bookmarks = { ...empty, saved: [{ ...item(1), path: "/news/detail/%E5%8F%B0%20a_b-c~(1)'!*;:@&=+$," }] };
    writeBookmarks(held, bookmarks);
    expect(readBookmarks(held)).toEqual(bookmarks);
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
    const held = store();
    held.setItem(bookmarkKeys.saved, text);
    expect(readBookmarks(held).saved).toEqual([]);
  });
});
