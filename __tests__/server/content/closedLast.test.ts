import type { ContentRows } from '../../../server/db/schema';
import { startTestServer, testEngines, type TestServer } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';

const first = smallSeed.getbuginess[0]!;
const id = (number: number) => number.toString(16).padStart(32, '0');

/** Seven entries, newest first; some deadlines have passed on the first of June. */
const deadlines = ['2025-05-31', '2025-06-01', null, '2025-03-01', '', '2025-12-31 18:00:00', '2025-05-01'];
const getbuginess: ContentRows['getbuginess'] = deadlines.map((fdDeadlineTime, place) => ({
  ...first,
  fdId: id(place + 1),
  fdGetbuginessName: `条目 ${place + 1}`,
  fdReleaseTime: `2025-02-${28 - place} 08:00:00`,
  fdDeadlineTime,
}));

describe.each(testEngines)('closed entries on the engine %s', (engine) => {
  let server: TestServer;
  let now = Date.parse('2025-06-01T23:59:00+08:00');
  beforeAll(async () => {
    const seed = () => ({ ...smallSeed, getbuginess });
    server = await startTestServer({ engine, listen: false, deps: { seed, now: () => now } });
  });
  afterAll(() => server.close());

  const names = async (query: string): Promise<string[]> => {
    const answer = await server.app.inject(`/api/getbuginess/list?${query}`);
    const { rows, total } = answer.json<{ rows: { fdGetbuginessName: string }[]; total: number }>();
    expect(total).toBe(7);
    return rows.map((row) => row.fdGetbuginessName.slice(-1));
  };

  it('come last, newest first among themselves; rows without a deadline never close', async () => {
    expect(await names('pageSize=10')).toEqual(['2', '3', '5', '6', '1', '4', '7']);
  });

  it.each([1, 2, 3, 5])('are paged by %d without gaps or repetitions', async (size) => {
    const all: string[] = [];
    for (let pageNum = 1; pageNum <= Math.ceil(7 / size); pageNum += 1) {
      all.push(...(await names(`pageSize=${size}&pageNum=${pageNum}`)));
    }
    expect(all).toEqual(['2', '3', '5', '6', '1', '4', '7']);
  });

  it('keep their position in a requested sort order', async () => {
    expect(await names('pageSize=10&orderByColumn=fdReleaseTime&isAsc=desc')).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  it('close at midnight in China, without any change of the content', async () => {
    now = Date.parse('2025-06-02T00:00:30+08:00');
    expect(await names('pageSize=10')).toEqual(['3', '5', '6', '1', '2', '4', '7']);
  });
});
