import { defaultCalendar } from '../../../src/contract/workCalendar';
import { useStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { aSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines } from '../../support/visitor';

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
    const kept = await read();
    expect(kept).toEqual(answers[0].code === 0 ? mine : theirs);
    expect(await write({ ...calendar, seen })).toMatchObject({ msg: '另一位管理员刚改过办理时限，请刷新后再改' });
    expect(await read()).toEqual(kept);
    const reversed = Object.fromEntries(Object.entries(kept).reverse());
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

  it.each([
    ['a day that is none', { ...calendar, daysOff: ['2026-02-30'] }, '“2026-02-30”不是日期，请写成 2026-10-01'],
    ['a day that is off and worked', { ...calendar, workdays: calendar.daysOff }, '2025-06-02 既是放假又是上班'],
    ['a negative limit', { ...calendar, limits: { ...calendar.limits, entry: -1 } }, '请求参数不正确'],
    ['a missing limit', { ...calendar, limits: { entry: 1 } }, '请求参数不正确'],
    ['days that are a text', { ...calendar, daysOff: '2026-10-01' }, '请求参数不正确'],
  ])('with %s is refused, and nothing changes', async (_what, json, msg) => {
    const before = await read();
    expect(await write(json)).toMatchObject({ msg });
    expect(await read()).toEqual(before);
  });
});
