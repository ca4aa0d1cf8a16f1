import { daysOfText, textOfDays } from '../../../src/lib/dayLists';

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
