import { EmptySearches } from '../../../server/search/emptySearches';
import type { Today } from '../../../src/contract/today';
import { smallId } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { addRows, changeRows, readRows } from '../../support/storeRows';
import { aSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines, inStore, Visitor } from '../../support/visitor';

const dayMs = 24 * 60 * 60 * 1000;

const at = (text: string) => Date.parse(`${text}+08:00`);

/** The account server's clock begins on Sunday, 1 June 2025. */
const rows = [
  // Seven working days: until the 10th.
  aSubmission(1, 'application', { createdAt: at('2025-05-30T10:00:00'), state: 'accepted' }),
  // Two: until Friday, 30 May.
  aSubmission(2, 'intention', { createdAt: at('2025-05-28T10:00:00') }),
  // One: until Friday, 30 May, too; published by now.
  aSubmission(3, 'entry', { createdAt: at('2025-05-29T10:00:00'), state: 'published' }),
  aSubmission(4, 'entry', { createdAt: at('2025-05-27T10:00:00'), state: 'pending' }),
  // It waits for the company.
  aSubmission(5, 'application', { createdAt: at('2025-05-01T10:00:00'), state: 'supplement' }),
];

describeOnEngines('the day', (server) => {
  const reviewer = useStaff(server, 'reviewer');
  const editor = useStaff(server, 'editor');
  const administrator = useStaff(server, 'administrator');
  const todayOf = (staff: Visitor) => staff.data<Today>('/api/desk/today');
  const item = { area: 'policy', state: 'scheduled', category: '1', values: '{}', version: 1, updatedBy: 'x' };

  beforeAll(async () => {
    await storeSubmissions(server, rows);
    const updatedAt = at('2025-05-30T10:00:00');
    const times = [at('2025-06-01T18:30:00'), at('2025-06-02T00:00:00')];
    await addRows(
      server,
      'contentItem',
      times.map((scheduledAt, index) => {
        return { ...item, fdId: smallId(900 + index), title: `定时 ${index}`, scheduledAt, updatedAt };
      }),
    );
    await changeRows(server, 'project', { fdId: smallId(701) }, { fdApplicationEnd: '2025-06-01' });
  });

  it('says what waits, and how long each may, least time first', async () => {
    const { submissions, content } = await todayOf(reviewer);
    expect(submissions).toMatchObject({ open: 3, overdue: 2, dueToday: 0 });
    expect(submissions!.waiting.map(({ number, left }) => [number, left])).toEqual([
      [rows[3]!.number, -2],
      [rows[1]!.number, -1],
      [rows[0]!.number, 7],
    ]);
    expect(content).toBeNull();
  });

  it('says how many came in and were closed on each of the last seven days, whatever was edited since', async () => {
    const edited = rows[2]!;
    const event = { submissionId: edited.fdId, side: 'company', actor: null, note: null, details: null };
    await addRows(server, 'submissionEvent', [
      { ...event, fdId: smallId(1), action: 'publish', at: at('2025-05-29T10:00:00') },
      { ...event, fdId: smallId(2), action: 'edit', at: at('2025-05-31T10:00:00') },
    ]);
    await changeRows(server, 'submission', { fdId: edited.fdId }, { changedAt: at('2025-05-31T10:00:00') });
    const { submissions } = await todayOf(reviewer);
    const days = submissions!.week.map(({ day, arrived, closed }) => [day, arrived, closed]);
    expect(days).toEqual([
      ['2025-05-26', 0, 0],
      ['2025-05-27', 1, 0],
      ['2025-05-28', 1, 0],
      ['2025-05-29', 1, 1],
      ['2025-05-30', 1, 0],
      ['2025-05-31', 0, 0],
      ['2025-06-01', 0, 0],
    ]);
  });

  it('says what goes out and what ends today', async () => {
    const { submissions, content } = await todayOf(editor);
    expect(submissions).toBeNull();
    expect(content!.goesOut).toEqual({
      count: 1,
      items: [{ area: 'policy', fdId: smallId(900), title: '定时 0', at: '2025-06-01 18:30:00' }],
    });
    expect(content!.ends).toMatchObject({ count: 1, items: [{ area: 'project', title: expect.any(String) }] });
  });

  it('says what visitors searched for in vain, and nothing that may be personal', async () => {
    const note = jest.spyOn(EmptySearches.prototype, 'note');
    const visitor = new Visitor(server);
    // As people write numbers of telephones.
    const numbers = [
      '13812345678',
      '王工 138-1234-5678',
      '138 1234 5678',
      '(0571) 8888.6666',
      '１３８１２３４５６７８',
    ];
    const vain = ['激光封边机器人', ...numbers, 'li@example.com', 'li＠example.com', '没有的词'.repeat(6)];
    for (const q of [...vain, '项目', '激光封边机器人', 'iso 9001-2099'])
      await visitor.get(`/api/search/list?q=${encodeURIComponent(q)}`);
    expect((await todayOf(editor)).content!.searches).toEqual([]);
    await note.mock.contexts[0]!.flush();
    jest.restoreAllMocks();
    expect((await todayOf(editor)).content!.searches).toEqual(['iso 9001-2099', '激光封边机器人']);
    expect((await todayOf(reviewer)).content).toBeNull();
  });

  it('keeps so many of these words, the newest, and what the store did not take for the next time', async () => {
    await inStore(server, async (db) => {
      let time = at('2025-05-20T10:00:00');
      const words = new EmptySearches(db, () => time);
      for (let round = 0; round < 7; round += 1, time += dayMs) {
        for (let n = 0; n < 120; n += 1) words.note(`词 ${round} ${n}`, `10.0.0.${n}`);
        await words.flush();
      }
      const kept = await readRows(server, 'emptySearch');
      expect(kept.length).toBe(500);
      expect(kept.filter(({ day }) => day < '2025-05-22')).toEqual([]);
      const failing = jest.spyOn(db, 'insertInto').mockImplementationOnce(() => {
        throw new Error('the store restarts');
      });
      words.note('再来一次', '10.0.0.1');
      await expect(words.flush()).rejects.toThrow();
      failing.mockRestore();
      await words.flush();
      expect(await readRows(server, 'emptySearch', { word: '再来一次' })).toHaveLength(1);
      // Nobody fills the list alone.
      for (let n = 0; n < 50; n += 1) words.note(`独占 ${n}`, '10.0.0.1');
      words.note('别人的词', '10.0.0.2');
      await words.flush();
      const newest = await db.selectFrom('emptySearch').select('word').where('word', 'not like', '词%').execute();
      expect(newest.filter(({ word }) => word.startsWith('独占'))).toHaveLength(10);
      expect(newest).toContainEqual({ word: '别人的词' });
      // Nobody searches in vain any more.
      time += 60 * dayMs;
      await words.flush();
      expect(await readRows(server, 'emptySearch')).toEqual([]);
    });
  });

  it('shows an administrator all of it, and a company nothing', async () => {
    expect(await todayOf(administrator)).toMatchObject({ submissions: { open: 3 }, content: { ends: { count: 1 } } });
  });

  it('counts all of them, of which it lists the first ten', async () => {
    const [project] = await readRows(server, 'project');
    for (let number = 0; number < 12; number += 1) {
      const fdId = smallId(950 + number);
      const fdApplicationEnd = number % 2 === 0 ? '2025-06-01' : '2025-06-01 18:00:00';
      await addRows(server, 'project', [{ ...project!, fdId, fdApplicationEnd }]);
      const planned = { title: '定时', scheduledAt: at('2025-06-01T19:00:00'), updatedAt: 1 };
      await addRows(server, 'contentItem', [{ ...item, fdId, ...planned }]);
    }
    const { content } = await todayOf(editor);
    expect(content).toMatchObject({ goesOut: { count: 13 }, ends: { count: 13 } });
    expect([content!.goesOut.items.length, content!.ends.items.length]).toEqual([10, 10]);
  });
});
