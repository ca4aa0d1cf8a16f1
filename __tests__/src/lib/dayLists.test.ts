import { daysOfCalendar, daysOfText, textOfDays } from '../../../src/lib/dayLists';

it('reads days and ranges as they are usually written, each day once, in order', () => {
  expect(daysOfText('2026-10-01 至 2026-10-03\n\n2026/1/1\n2026年2月9日～2026年2月10日\n2026.10.2')).toEqual({
    days: ['2026-01-01', '2026-02-09', '2026-02-10', '2026-10-01', '2026-10-02', '2026-10-03'],
  });
});

it.each(['国庆', '2026-02-30', '2026-10-03 至 2026-10-01', '2026-10-01 至', '2026-10-01 至 2026-10-02 至 2026-10-03'])(
  'names the line of %s',
  (line) => {
    expect(daysOfText(`2026-01-01\n${line}`)).toEqual({ days: [], wrong: 2 });
  },
);

it('writes neighbouring days as ranges, which are read again', () => {
  const days = ['2026-09-30', '2026-10-01', '2026-10-02', '2026-12-31', '2027-01-01', '2027-03-01'];
  expect(textOfDays(days)).toBe('2026-09-30 至 2026-10-02\n2026-12-31 至 2027-01-01\n2027-03-01');
  expect(daysOfText(textOfDays(days))).toEqual({ days });
});

it('takes whole days from a calendar file: days off, and those that are worked', () => {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const file = [
    'BEGIN:VCALENDAR',
    ...event('DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261004', 'SUMMARY:国庆节 假期'),
    ...event('DTSTART;VALUE=DATE:20261010', 'SUMMARY:国庆节 补', ' 班'),
    ...event('SUMMARY:没有日期'),
    'END:VCALENDAR',
  ];
  const found = { daysOff: ['2026-10-01', '2026-10-02', '2026-10-03'], workdays: ['2026-10-10'] };
  expect(daysOfCalendar(file.join('\r\n'))).toEqual(found);
  expect(daysOfCalendar(file.join('\n'))).toEqual(found);
  expect(daysOfCalendar('no calendar')).toEqual({ daysOff: [], workdays: [] });
});

describe('of the calendar of a phone', () => {
  const daysOff = (...events: [start: string, title: string][]) =>
    daysOfCalendar(
      events.map(([start, title]) => `BEGIN:VEVENT\nDTSTART${start}\nSUMMARY:${title}\nEND:VEVENT`).join('\n'),
    ).daysOff;

  it('festivals on which people work are no days off', () => {
    const [off, festival] = [';VALUE=DATE:20260501', ';VALUE=DATE:20260504'];
    expect(daysOff([off, '劳动节（休）'], [festival, '青年节'])).toEqual(['2026-05-01']);
    // Nothing tells them apart.
    expect(daysOff([off, '劳动节'], [festival, '青年节'])).toEqual(['2026-05-01', '2026-05-04']);
  });

  it('appointments are no days off', () => {
    expect(daysOff([';TZID=Asia/Shanghai:20260505T000000', '休息'], [':20260506T013000Z', '看展'])).toEqual([
      '2026-05-05',
    ]);
    expect(daysOff([':20260506T013000Z', '休假面谈'])).toEqual([]);
  });
});
