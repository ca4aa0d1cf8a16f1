import { EmptySearches } from '../../../server/search/emptySearches';
import type { Today } from '../../../src/contract/today';
import { defaultCalendar } from '../../../src/contract/workCalendar';
import { smallId } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { addRows, changeRows, readRows } from '../../support/storeRows';
import { aSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines, Visitor } from '../../support/visitor';

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

  it('notes ten words of one network at a time, and forgets them after thirty days', async () => {
    const day = 24 * 60 * 60 * 1000;
    const store = await server.store();
    let time = at('2025-06-01T10:00:00');
    const words = new EmptySearches(store, () => time);
    for (let n = 0; n < 50; n += 1) words.note(`独占 ${n}`, '10.0.0.1');
    words.note('别人的词', '10.0.0.2');
    await words.flush();
    const storedWords = (await readRows(server, 'emptySearch')).map(({ word }) => word);
    expect(storedWords.filter((word) => word.startsWith('独占'))).toHaveLength(10);
    expect(storedWords).toContain('别人的词');
    time += 60 * day;
    await words.flush();
    expect(await readRows(server, 'emptySearch')).toEqual([]);
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

const calendar = {
  limits: { application: 3, intention: 2, entry: 0 },
  daysOff: ['2025-06-02'],
  workdays: ['2025-06-07'],
};

describeOnEngines('the calendar of working days', (server) => {
  const administrator = useStaff(server, 'administrator');
  const reviewer = useStaff(server, 'reviewer');
  const read = () => administrator.data('/api/desk/calendar');
  const write = async (json: object) => (await administrator.post('/api/desk/calendar', json)).body;

  it('is the usual one until staff set it', async () => {
    expect(await read()).toEqual(defaultCalendar);
  });

  it('is kept, and decides what the day asks for', async () => {
    // Sunday, 1 June 2025; the Monday is off, so that the limit ends on Thursday.
    const createdAt = Date.parse('2025-06-01T07:00:00+08:00');
    await storeSubmissions(server, [aSubmission(1, 'application', { createdAt })]);
    const left = async () => {
      const { submissions } = await reviewer.data('/api/desk/today');
      return [submissions.waiting[0].left, submissions.limits.application];
    };
    expect(await left()).toEqual([7, 7]);
    expect((await write({ ...calendar, daysOff: ['2025-06-02', '2025-06-02'] })).code).toBe(0);
    expect(await read()).toEqual(calendar);
    expect(await left()).toEqual([3, 3]);
    const logged = await readRows(server, 'deskRecord', { action: 'settings:save' });
    expect(logged).toMatchObject([{ title: '办理时限与放假安排' }]);
  });

  it('is not overwritten by whoever has not seen the last change, nor by two at once', async () => {
    const seen = await read();
    const mine = { ...calendar, limits: { application: 4, intention: 4, entry: 4 } };
    const theirs = { ...calendar, limits: { application: 5, intention: 5, entry: 5 } };
    const answers = await Promise.all([write({ ...mine, seen }), write({ ...theirs, seen })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 500]);
    const stored = await read();
    expect(stored).toEqual(answers[0].code === 0 ? mine : theirs);
    expect(await write({ ...calendar, seen })).toMatchObject({ msg: '另一位管理员刚改过办理时限，请核对后再保存' });
    expect(await read()).toEqual(stored);
    const reversed = Object.fromEntries(Object.entries(stored).reverse());
    expect((await write({ ...calendar, seen: reversed })).code).toBe(0);
  });

  it('is saved again by whoever got no answer, which changes nothing and is no change by somebody else', async () => {
    const seen = await read();
    const mine = { ...calendar, limits: { application: 6, intention: 6, entry: 6 }, seen };
    expect((await write(mine)).code).toBe(0);
    const before = await readRows(server, 'deskRecord');
    expect((await write(mine)).code).toBe(0);
    expect(await readRows(server, 'deskRecord')).toEqual(before);
  });

  it('says at which list a day is wrong', async () => {
    const msg = '2025-06-02 既是放假又是上班';
    const data = { workdays: msg };
    expect(await write({ ...calendar, workdays: calendar.daysOff })).toEqual({ code: 422, msg, data });
    const daysOff = Array.from({ length: 1001 }, (_, index) => new Date(index * 86_400_000).toISOString().slice(0, 10));
    expect(await write({ ...calendar, daysOff })).toMatchObject({ data: { daysOff: '最多填写 1000 天' } });
  });

  it.each([
    ['a day that is none', { ...calendar, daysOff: ['2026-02-30'] }, '“2026-02-30”不是日期，请写成 2026-10-01'],
    ['a negative limit', { ...calendar, limits: { ...calendar.limits, entry: -1 } }, '请求参数不正确'],
    ['a missing limit', { ...calendar, limits: { entry: 1 } }, '请求参数不正确'],
    ['days that are a text', { ...calendar, daysOff: '2026-10-01' }, '请求参数不正确'],
  ])('with %s is refused, and nothing changes', async (_what, json, msg) => {
    const before = await read();
    expect(await write(json)).toMatchObject({ msg });
    expect(await read()).toEqual(before);
  });
});
