import ICAL from 'ical.js';
import { calendarFile } from '../../../src/lib/calendarFile';

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

  it('takes no line from a title that holds one', () => {
    const { event, calendar } = parsed(calendarFile({ ...day, title: 'a\r\nEND:VEVENT\u0000\\n' }));
    expect(event.summary).toBe('a\nEND:VEVENT \\n');
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  });
});
