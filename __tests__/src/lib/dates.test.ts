import { dayOf, daysLeft, isOver, shortDay } from '../../../src/lib/dates';
import { daysOfCalendar as read } from '../../../src/lib/calendarDays';
import ICAL from 'ical.js';
import { calendarFile } from '../../../src/lib/calendarFile';
import { daysOfText, textOfDays } from '../../../src/lib/dayLists';

describe('the day of a date, in every form that backends send', () => {
  it.each([
    ['2025-06-18 09:30:00', '2025-06-18'],
    ['2025-06-18', '2025-06-18'],
    ['2025/6/8', '2025-06-08'],
    ['2025-06-18T09:30:00', '2025-06-18'],
    // Late in the evening UTC it is the next day in the backend's zone (GMT+8).
    ['2025-06-18T20:00:00Z', '2025-06-19'],
    ['2025-06-18T20:00:00+08:00', '2025-06-18'],
    [1750262400000, '2025-06-19'],
    ['1750262400000', '2025-06-19'],
    // Jackson, as long as nobody configures it: an Instant, a LocalDateTime, a LocalDate.
    [1750262400.123, '2025-06-19'],
    [[2025, 6, 18, 9, 30], '2025-06-18'],
    [[2025, 6, 18], '2025-06-18'],
    ['20250618093000', '2025-06-18'],
    ['20250618', '2025-06-18'],
    ['202506180930', '2025-06-18'],
  ])('%p is %p', (value, day) => expect(dayOf(value)).toBe(day));

  it.each(['长期有效', '2025年6月', '0000', '99999999', '20251345', '00000000', '0757228812'])(
    'leaves %p as it came',
    (value) => expect(dayOf(value)).toBe(value),
  );

  it.each([null, undefined, '', {}, []])('is empty for %p', (value) => expect(dayOf(value)).toBe(''));
});

describe('the days left until a deadline', () => {
  const now = new Date('2025-06-18T23:30:00+08:00');

  it.each([
    ['2025-06-20', 2],
    ['2025-06-19 00:00:00', 1],
    ['2025-06-18', 0],
    ['2025-06-10', -8],
  ])('until %s are %d', (deadline, days) => expect(daysLeft(deadline, now)).toBe(days));

  it('are unknown if the deadline is not a date', () => {
    expect(daysLeft('长期有效', now)).toBeUndefined();
    expect(daysLeft(null, now)).toBeUndefined();
    // Which browsers take for the first day of a year, or of a month.
    for (const text of ['00000000', '2025', '二期 2']) expect(daysLeft(text, now)).toBeUndefined();
  });
});

describe('a deadline on the screen', () => {
  const now = new Date('2025-12-31T20:00:00Z'); // January 1 in the backend's zone

  it('shows its year when it is not this one', () => {
    expect(shortDay('2026-08-12', now)).toBe('08-12');
    expect(shortDay('2025-12-31', now)).toBe('2025-12-31');
    expect(shortDay('2027-08-12', now)).toBe('2027-08-12');
    // Dates of one row alike.
    expect(shortDay('2026-08-12', now, '2027-01-01')).toBe('2026-08-12');
    expect(shortDay('2026-08-12', now, '长期有效')).toBe('08-12');
  });

  it('is over from the day after it', () => {
    expect([isOver('2025-12-31', now), isOver('2026-01-01', now), isOver('长期有效', now)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

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

const day = {
  uid: 'project-detail-1@portal.example',
  day: '2026-12-31',
  title: '截止：关于开展2026年定制家居企业数字化改造补助申报的通知（含柔性产线、一板一码；第二批）',
  description: '家居定制供应链，以页面公布的日期为准\nhttps://portal.example/project/detail/1',
  url: 'https://portal.example/project/detail/1',
  now: Date.UTC(2026, 10, 22, 3, 4, 5),
};

const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent')!;
  return { calendar, component: event, event: new ICAL.Event(event) };
};

describe('a calendar file', () => {
  it('is read by another parser as what went in: text with commas, semicolons and line ends too', () => {
    const { calendar, event, component } = parsed(calendarFile(day));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    expect(event.uid).toBe(day.uid);
    expect(event.summary).toBe(day.title);
    expect(event.description).toBe(day.description);
    expect(component.getFirstPropertyValue('url')).toBe(day.url);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T03:04:05Z');
  });

  it('holds one whole day, also the last of a year', () => {
    const { event } = parsed(calendarFile(day));
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2026-12-31');
    expect(event.endDate.toString()).toBe('2027-01-01');
  });

  it('reminds at nine in China on the day before', () => {
    const alarm = parsed(calendarFile({ ...day, day: '2026-03-01' })).component.getFirstSubcomponent('valarm')!;
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm.getFirstPropertyValue('description')).toBe(day.title);
    expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('2026-02-28T01:00:00Z');
  });

  it('ends lines as the format asks for, and folds them before 76 bytes without breaking a character', () => {
    const text = calendarFile({ ...day, title: '家居🪑,'.repeat(40) });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(parsed(text).event.summary).toBe('家居🪑,'.repeat(40));
  });

  // RFC 5546, 3.2.1: who publishes an event is its organizer.
  it('publishes nothing in the name of an organizer', () =>
    expect(parsed(calendarFile(day)).calendar.getFirstProperty('method')).toBeNull());

  it('takes no line from a title that holds one', () => {
    const { event, calendar } = parsed(calendarFile({ ...day, title: 'a\r\nEND:VEVENT\u0000\\n' }));
    expect(event.summary).toBe('a\nEND:VEVENT \\n');
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  });
});

it('reads days and ranges as they are usually written, each day once, in order', () => {
  expect(daysOfText('2026-10-01 至 2026-10-03\n\n2026/1/1\n2026年2月9日～2026年2月10日\n2026.10.2')).toEqual({
    days: ['2026-01-01', '2026-02-09', '2026-02-10', '2026-10-01', '2026-10-02', '2026-10-03'],
  });
});

it.each([
  '2026年10月1日（周四）至3日（周六）',
  '2026年10月1日至10月3日',
  '2026年10月1日-3日',
  '2026/10/1-10/3',
  '2026.10.1 - 2026.10.3',
  '2026-10-01 - 2026-10-03',
  '2026-10-01～10-03',
  '20261001 到 20261003',
  '２０２６－１０－０１ 至 ３日',
  '2026-10-01 至 2026年10月3日',
  '2026/10/1..2026-10-03',
  '2026年10月1日周四——3日周六',
])('reads %s as three days', (line) => {
  expect(daysOfText(line)).toEqual({ days: ['2026-10-01', '2026-10-02', '2026-10-03'] });
});

it.each([
  '国庆',
  '2026-02-30',
  '2026-10-01 至 7天',
  '2026年12月31日至1月2日',
  '2026-10-03 至 2026-10-01',
  '2026-10-01 至',
  '2026-10-01 至 2026-10-02 至 2026-10-03',
])('names the line of %s', (line) => {
  expect(daysOfText(`2026-01-01\n${line}`)).toEqual({ days: [], wrong: 2 });
});

it('writes neighbouring days as ranges, which are read again', () => {
  const days = ['2026-09-30', '2026-10-01', '2026-10-02', '2026-12-31', '2027-01-01', '2027-03-01'];
  expect(textOfDays(days)).toBe('2026-09-30 至 2026-10-02\n2026-12-31 至 2027-01-01\n2027-03-01');
  expect(daysOfText(textOfDays(days))).toEqual({ days });
});
