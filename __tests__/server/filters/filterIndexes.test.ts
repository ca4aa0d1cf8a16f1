import { FilterIndexes } from '../../../server/filters/filterIndexes';
import type { ListIndex } from '../../../server/filters/listIndex';

type Index = Pick<ListIndex, 'version' | 'size'> & { isOver: boolean };

/** A list whose reads end when the test says so, on a clock of the test's own. */
function heldList(size = 3) {
  const built: Index[] = [];
  const reads: { version: number; end: () => void; fail: () => void }[] = [];
  const told: unknown[] = [];
  const clock = { now: 0 };
  const build = (version: number) =>
    new Promise<Index>((resolve, reject) => {
      const index = { version, size, isOver: false };
      built.push(index);
      reads.push({ version, end: () => resolve(index), fail: () => reject(new Error('no store')) });
    });
  /** Fewer changes than that can be followed, where the test says so. */
  const update = jest.fn<Promise<Index | null>, [Index]>(async () => null);
  const indexes = new FilterIndexes(
    { build, update },
    (error) => told.push(error),
    () => clock.now,
  );
  return { indexes, reads, told, clock, built, update };
}

const settled = () => new Promise<void>(setImmediate);
const versionOf = async (coming: Promise<Index>) => (await coming).version;
const refused = expect.objectContaining({ statusCode: 503 });

it('reads a list once for all who ask at the same time', async () => {
  const { indexes, reads } = heldList();
  const asked = [1, 1, 1].map((version) => versionOf(indexes.of(version)));
  expect(reads.length).toBe(1);
  reads[0]!.end();
  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(await versionOf(indexes.of(1))).toBe(1);
  expect(reads.length).toBe(1);
});

it('reads a list that changes all the time one time after the other, and each answer has what its asker has seen', async () => {
  const { indexes, reads } = heldList();
  const asked = [1, 2, 3, 4].map((version) => versionOf(indexes.of(version)));
  await settled();
  expect(reads.map(({ version }) => version)).toEqual([1]);
  reads[0]!.end();
  await settled();
  // One read for all who came meanwhile.
  expect(reads.map(({ version }) => version)).toEqual([1, 4]);
  reads[1]!.end();
  expect(await Promise.all(asked)).toEqual([1, 4, 4, 4]);
  expect(reads.length).toBe(2);
});

it('answers from the earlier index of a great list, which is read anew a tenth of the time', async () => {
  const { indexes, reads, clock } = heldList(50_001);
  const first = [1, 2].map((version) => versionOf(indexes.of(version)));
  clock.now = 100;
  reads[0]!.end();
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(await versionOf(indexes.of(3))).toBe(1);
  clock.now = 999;
  expect(await versionOf(indexes.of(4))).toBe(1);
  expect(reads.length).toBe(1);
  clock.now = 1000;
  expect(await versionOf(indexes.of(5))).toBe(1);
  expect(await versionOf(indexes.of(6))).toBe(1);
  expect(reads.map(({ version }) => version)).toEqual([1, 5]);
  reads[1]!.end();
  await settled();
  expect(await versionOf(indexes.of(5))).toBe(5);
});

it('answers from the earlier index while the list cannot be read, says so, and tries again after a while', async () => {
  const { indexes, reads, told, clock } = heldList();
  const first = indexes.of(1);
  reads[0]!.end();
  await first;
  const asked = [2, 2, 3].map((version) => versionOf(indexes.of(version)));
  await settled();
  reads[1]!.fail();
  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(await versionOf(indexes.of(3))).toBe(1);
  expect([reads.length, told]).toEqual([2, [new Error('no store')]]);
  clock.now = 1000;
  const again = versionOf(indexes.of(3));
  await settled();
  reads[2]!.fail();
  expect(await again).toBe(1);
  // Twice in vain: twice as long.
  clock.now = 2999;
  expect(await versionOf(indexes.of(3))).toBe(1);
  expect([reads.length, told.length]).toEqual([3, 2]);
  clock.now = 3000;
  const last = versionOf(indexes.of(3));
  await settled();
  reads[3]!.end();
  expect(await last).toBe(3);
});

it('refuses with 503 where there is no index, and asks the store no more often for that', async () => {
  const { indexes, reads, told, clock } = heldList();
  const asked = [1, 1].map((version) => expect(indexes.of(version)).rejects.toEqual(refused));
  reads[0]!.fail();
  await Promise.all(asked);
  await expect(indexes.of(2)).rejects.toEqual(refused);
  expect([reads.length, told.length]).toEqual([1, 1]);
  clock.now = 1000;
  const later = versionOf(indexes.of(2));
  reads[1]!.end();
  expect(await later).toBe(2);
});

it('reads a list at once whose index has gone with its thread, however great it is', async () => {
  const { indexes, reads, clock, built } = heldList(50_001);
  const first = indexes.of(1);
  clock.now = 100;
  reads[0]!.end();
  await first;
  built[0]!.isOver = true;
  const again = indexes.of(1);
  expect(reads.length).toBe(2);
  reads[1]!.end();
  expect(await again).toBe(built[1]);
});

describe('an index that can be brought up to date', () => {
  /** A list whose changes can be followed up to the newest version that was asked for. */
  async function followedList(size: number) {
    const list = heldList(size);
    const first = list.indexes.of(1);
    list.clock.now = 100;
    list.reads[0]!.end();
    await first;
    list.update.mockImplementation(async ({ version }) => ({ version: version + 1, size, isOver: false }));
    return list;
  }

  it.each([3, 50_001])('is not read again: a list of %i rows shows a change at once', async (size) => {
    const { indexes, reads, update } = await followedList(size);
    const asked = [3, 2, 3].map((version) => versionOf(indexes.of(version)));
    expect(await Promise.all(asked)).toEqual([3, 2, 3]);
    expect(await versionOf(indexes.of(3))).toBe(3);
    expect([reads.length, update.mock.calls.length]).toEqual([1, 2]);
  });

  it('is read again once its changes are too many', async () => {
    const { indexes, reads, update } = await followedList(3);
    update.mockResolvedValueOnce(null);
    const asked = versionOf(indexes.of(2));
    await settled();
    reads[1]!.end();
    expect([await asked, reads.length]).toEqual([2, 2]);
  });

  it('answers as it is while the store fails, which is not asked again for a while', async () => {
    const { indexes, reads, update, told, clock } = await followedList(50_001);
    update.mockRejectedValueOnce(new Error('no store'));
    expect([await versionOf(indexes.of(2)), await versionOf(indexes.of(2))]).toEqual([1, 1]);
    expect([update.mock.calls.length, told]).toEqual([1, [new Error('no store')]]);
    clock.now += 1000;
    expect(await versionOf(indexes.of(2))).toBe(2);
    expect(reads.length).toBe(1);
  });
});
