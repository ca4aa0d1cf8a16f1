import { absoluteDate, filledTemplate } from '../../../server/content/checkRows';

const now = Date.parse('2026-11-21T00:30:00+08:00');

describe('a date relative to the day of the import', () => {
  it.each([
    ['-3d', '2026-11-18'],
    ['+0d', '2026-11-21'],
    ['+41d', '2027-01-01'],
    ['-3d 09:30', '2026-11-18 09:30:00'],
    ['-3d 09:30:15', '2026-11-18 09:30:15'],
    ['last 04-02', '2026-04-02'],
    ['last 11-18 08:00', '2026-11-18 08:00:00'],
    ['last 11-19', '2025-11-19'],
    ['last 12-31', '2025-12-31'],
  ])('resolves %s to %s', (text, date) => {
    expect(absoluteDate(text, now)).toBe(date);
  });

  it.each(['3d', '-3', '-3d 25:00', 'last 02-29', 'last 13-01', 'last 04-31', 'yesterday', '2025-01-31', ''])(
    'leaves “%s” unchanged',
    (text) => {
      expect(absoluteDate(text, now)).toBe(text);
    },
  );
});

describe('a day as people in China write it', () => {
  it.each([
    ['2026/1/5', '2026-01-05'],
    ['2026.1.5', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['2026年1月5日 星期一', '2026-01-05'],
    ['2026/1/5（周一）9:30', '2026-01-05 09:30:00'],
    ['2026年1月5号', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['２０２６／１／５', '2026-01-05'],
    ['2026/1/5 9:30', '2026-01-05 09:30:00'],
    ['2026/1/5 下午1:05', '2026-01-05 13:05:00'],
    ['2026年1月5日 9时30分', '2026-01-05 09:30:00'],
    ['2026-01-05T09:30:00', '2026-01-05 09:30:00'],
  ])('%s becomes %s', (text, date) => {
    expect(absoluteDate(text, now)).toBe(date);
  });

  it.each(['1/5/2026', '2026年1月', '2026/1', '2026/1/5 早上'])('%s stays, and is refused later', (text) => {
    expect(absoluteDate(text, now)).toBe(text);
  });
});

describe('date placeholders', () => {
  it.each([
    ['© {{YYYY}} 平台', '© 2026 平台'],
    ['{{-1y YYYY}}—{{+2y YYYY}}年', '2025—2028年'],
    ['{{-1m M}} 月', '12 月'],
    ['{{-1m YYYY年 M 月}}', '2025年 12 月'],
    ['{{+1m M 月}}', '2 月'],
    ['{{+30d YYYY年M月D日}}', '2026年3月2日'],
    ['{{YYYY-MM-DD}}', '2026-01-31'],
    ['没有日期', '没有日期'],
  ])('%s becomes %s', (text, value) => {
    expect(filledTemplate(text, '2026-01-31')).toEqual({ value });
  });

  it.each(['{{soon}}', '{{}}', '{{+1m M月D日}}', '{{+1y YYYY-MM}}', '{{3d YYYY}}', '{{YYYY', 'YYYY}}'])(
    'refuses %s',
    (text) => {
      expect(filledTemplate(text, '2026-01-31')).toEqual({ problem: expect.any(String) });
    },
  );
});
