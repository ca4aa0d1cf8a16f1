import { Type } from '@sinclair/typebox';
import { isDay } from '../../src/contract/form';
import { calendarBounds, type WorkCalendar } from '../../src/contract/workCalendar';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { calendarName as name, readCalendar } from '../submissions/answerClock';
import { deskRoutes, record } from './deskRoutes';

/** A calendar as stored, whatever the order of its keys. */
const stored = ({ limits: { application, intention, entry }, daysOff, workdays }: WorkCalendar): string =>
  JSON.stringify({ limits: { application, intention, entry }, daysOff, workdays });

/** Each day once, in order. @throws BusinessError for what is no day, or too many */
function checkDays(days: readonly string[]): string[] {
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined) throw new BusinessError(`“${wrong.slice(0, 20)}”不是日期，请写成 2026-10-01`);
  const sorted = [...new Set(days)].sort();
  if (sorted.length > calendarBounds.days) throw new BusinessError(`最多填写 ${calendarBounds.days} 天`);
  return sorted;
}

const days = Type.Array(Type.String());
const limit = Type.Integer({ minimum: 0, maximum: calendarBounds.limit });
const schema = Type.Object({
  limits: Type.Object({ application: limit, intention: limit, entry: limit }),
  daysOff: days,
  workdays: days,
});

/** Time limits of answers, and the calendar of days off. */
export const workCalendar: AreaPlugin = (app, services) => {
  const { get, post } = deskRoutes(app, services, 'settings');
  get('/api/desk/calendar', { answer: schema }, () => readCalendar(services.db));
  const written = { ...schema.properties, seen: Type.Optional(schema) };
  post('/api/desk/calendar', { body: written }, async ({ body: { seen, limits, ...lists }, inTransaction }) => {
    const [daysOff, workdays] = [checkDays(lists.daysOff), checkDays(lists.workdays)];
    const both = daysOff.find((day) => workdays.includes(day));
    if (both !== undefined) throw new BusinessError(`${both} 既是放假又是上班`);
    const value = stored({ limits, daysOff, workdays });
    await inTransaction(async (context) => {
      const present = stored(await readCalendar(context.trx));
      // Sent again, since its answer was lost.
      if (present === value) return;
      const { numInsertedOrUpdatedRows } = await context.trx
        .insertInto('deskSetting')
        .values({ name, value })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ value }).where('deskSetting.value', '=', present),
        )
        .executeTakeFirstOrThrow();
      // Somebody has changed it since it was seen, or at this moment.
      if ((seen && stored(seen) !== present) || Number(numInsertedOrUpdatedRows) === 0)
        throw new BusinessError('另一位管理员刚改过办理时限，请刷新后再改');
      await record(context, { action: 'settings:save', target: name, title: '办理时限与放假安排' });
    });
  });
};
