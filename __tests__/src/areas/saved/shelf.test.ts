import { changeShelf, readShelf, shelfKeys, writeShelf, type Shelf } from '../../../../src/areas/saved/shelf';

const store = () => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    keys: () => [...held.keys()],
  };
};

const item = (n: number) => ({ path: `/policy/detail/${n}`, title: `政策 ${n}`, at: n });
const empty: Shelf = { saved: [], read: [], keepsRead: true };
const many = (kind: 'saved' | 'read', count: number) =>
  Array.from({ length: count }, (_, n) => item(n)).reduce(
    (shelf, one) => changeShelf(shelf, { kind, item: one }),
    empty,
  );

describe('what is kept on the device', () => {
  it('has the newest first, each page once, and at most 100 saved and 20 read', () => {
    expect(many('saved', 120).saved).toHaveLength(100);
    expect(many('saved', 120).saved[0]).toEqual(item(119));
    const read = changeShelf(many('read', 30), { kind: 'read', item: { ...item(15), at: 99 } }).read;
    expect(read).toHaveLength(20);
    expect(read[0]).toEqual({ ...item(15), at: 99 });
    expect(read.filter(({ path }) => path === item(15).path)).toHaveLength(1);
  });

  it('forgets what is removed or cleared', () => {
    const shelf = { ...many('saved', 2), read: [item(7)] };
    expect(changeShelf(shelf, { kind: 'removed', path: item(1).path }).saved).toEqual([item(0)]);
    expect(changeShelf(shelf, { kind: 'readCleared' }).read).toEqual([]);
  });

  it('notes nothing that is read once that is switched off, and forgets what was noted', () => {
    const off = changeShelf(many('read', 3), { kind: 'readKept', keepsRead: false });
    expect(off.read).toEqual([]);
    expect(changeShelf(off, { kind: 'read', item: item(1) }).read).toEqual([]);
  });

  it('comes back from the storage as it was', () => {
    const held = store();
    const shelf = { saved: [item(1), item(2)], read: [item(3)], keepsRead: true };
    writeShelf(held, shelf);
    expect(readShelf(held)).toEqual(shelf);
    writeShelf(held, { saved: [], read: [], keepsRead: false });
    expect(held.keys()).toEqual([shelfKeys.readOff]);
    expect(readShelf(held)).toEqual({ ...empty, keepsRead: false });
  });

  it('is said to be kept only where it is', () => {
    const shelf = { ...empty, saved: [item(1)] };
    expect(writeShelf(store(), shelf)).toBe(true);
    expect(writeShelf({ ...store(), setItem: () => undefined }, shelf)).toBe(false);
    expect(writeShelf({ ...store(), setItem: () => undefined }, { ...empty, keepsRead: false })).toBe(false);
    const held = store();
    writeShelf(held, shelf);
    expect(writeShelf({ ...held, removeItem: () => undefined }, empty)).toBe(false);
    expect(writeShelf(held, empty)).toBe(true);
  });

  it('comes back with the names of pages as browsers write them', () => {
    const held = store();
    const shelf = { ...empty, saved: [{ ...item(1), path: "/news/detail/%E5%8F%B0%20a_b-c~(1)'!*;:@&=+$," }] };
    writeShelf(held, shelf);
    expect(readShelf(held)).toEqual(shelf);
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
    held.setItem(shelfKeys.saved, text);
    expect(readShelf(held).saved).toEqual([]);
  });
});
