import { daysOfCalendar as read } from '../../../src/lib/calendarDays';

const daysOfCalendar = (file: string) => read(file, 2026);

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');

it('takes whole days from a calendar file: days off, and those that are worked', () => {
  const file = [
    'BEGIN:VCALENDAR',
    ...event('DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261004', 'SUMMARY:国庆节 假期'),
    ...event('DTSTART;VALUE=DATE:20261010', 'SUMMARY:国庆节 补', ' 班'),
    ...event('SUMMARY:没有日期'),
    'END:VCALENDAR',
  ];
  const found = { daysOff: ['2026-10-01', '2026-10-02', '2026-10-03'], workdays: ['2026-10-10'] };
  expect(daysOfCalendar(file.join('\r\n'))).toMatchObject(found);
  expect(daysOfCalendar(file.join('\n'))).toMatchObject(found);
  expect(daysOfCalendar('no calendar')).toMatchObject({ daysOff: [], workdays: [] });
});

describe('of the calendar of a phone', () => {
  const daysOff = (...events: [start: string, title: string][]) =>
    daysOfCalendar(calendar(...events.flatMap(([start, title]) => event(`DTSTART${start}`, `SUMMARY:${title}`))))
      .daysOff;

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

describe('an event', () => {
  const daysOff = (...lines: string[]) => daysOfCalendar(calendar(...event(...lines))).daysOff;

  it.each([
    [
      'days that are not said to be days',
      ['DTSTART:20261001', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261002'],
      ['2026-10-01', '2026-10-03'],
    ],
    ['an end at 23:59', ['DTSTART:20261001T000000', 'DTEND:20261002T235959'], ['2026-10-01', '2026-10-02']],
    ['its duration', ['DTSTART;VALUE=DATE:20261001', 'DURATION:P2D'], ['2026-10-01', '2026-10-02']],
    ['a rule with a count', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;COUNT=2'], ['2026-01-01', '2027-01-01']],
    [
      'a rule with an end, without the days that are taken out',
      ['DTSTART;VALUE=DATE:20261001', 'RRULE:FREQ=DAILY;UNTIL=20261003', 'EXDATE;VALUE=DATE:20261002'],
      ['2026-10-01', '2026-10-03'],
    ],
    [
      'a rule without an end, for this year and the next one',
      ['DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=YEARLY'],
      ['2026-01-01', '2027-01-01'],
    ],
    ['days that are added', ['DTSTART;VALUE=DATE:20260101', 'RDATE;VALUE=DATE:20260103'], ['2026-01-01', '2026-01-03']],
    ['times of a whole day in China', ['DTSTART:20260930T160000Z', 'DTEND:20261001T160000Z'], ['2026-10-01']],
  ])('has the days of %s', (_what, lines, days) => {
    expect(daysOff(...lines)).toEqual(days);
  });

  it('that repeats has the days and the titles of those that were moved, and no others', () => {
    const first = ['UID:a', 'DTSTART;VALUE=DATE:20261001', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:国庆休'];
    const moved = ['UID:a', 'RECURRENCE-ID;VALUE=DATE:20261002', 'DTSTART;VALUE=DATE:20261010', 'SUMMARY:补班'];
    const other = ['UID:b', 'DTSTART;VALUE=DATE:20261002', 'SUMMARY:休'];
    const lines = (...events: string[][]) =>
      calendar(...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']));
    expect(daysOfCalendar(lines(first, moved))).toMatchObject({
      daysOff: ['2026-10-01', '2026-10-03'],
      workdays: ['2026-10-10'],
    });
    expect(daysOfCalendar(lines(first, moved, other)).daysOff).toContain('2026-10-02');
    expect(daysOfCalendar(lines(moved, other))).toMatchObject({ daysOff: ['2026-10-02'], workdays: ['2026-10-10'] });
    const alsoMoved = ['UID:a', 'RECURRENCE-ID;VALUE=DATE:20261003', 'DTSTART;VALUE=DATE:20261017', 'SUMMARY:补班'];
    expect(daysOfCalendar(lines(moved, alsoMoved)).workdays).toEqual(['2026-10-10', '2026-10-17']);
    const cancelled = [...moved, 'STATUS:CANCELLED'];
    expect(daysOfCalendar(lines(first, cancelled))).toMatchObject({
      daysOff: ['2026-10-01', '2026-10-03'],
      workdays: [],
    });
  });

  it.each([
    ['元旦放假，1月4日（周日）上班', true],
    ['元旦调休 上班', false],
    ['1月4日上班', false],
    ['1月1日至3日放假，1月4日上班', true],
    ['元旦：1月1日至3日放假调休，共3天。1月4日（星期日）上班', true],
  ])('named %s is a day off: %s', (title, isOff) => {
    const { daysOff } = daysOfCalendar(calendar(...event('DTSTART;VALUE=DATE:20260101', `SUMMARY:${title}`)));
    expect(daysOff).toHaveLength(isOff ? 1 : 0);
  });

  it('that is cancelled, begins on no day, or repeats in no readable way has none', () => {
    expect(daysOff('DTSTART;VALUE=DATE:20260101', 'STATUS:CANCELLED')).toEqual([]);
    expect(daysOff('DTSTART;VALUE=DATE:2026-01-01')).toEqual([]);
    expect(daysOff('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=OFTEN')).toEqual([]);
  });
});
