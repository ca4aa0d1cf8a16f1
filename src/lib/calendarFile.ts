/** An all-day event of a calendar file. */
interface CalendarDay {
  /** Stable for the same day of the same page, so that a calendar updates it instead of adding another. */
  uid: string;
  /** `yyyy-MM-dd` */
  day: string;
  title: string;
  description: string;
  url: string;
  /** Creation time, ms since the epoch. */
  now: number;
}

const dayMs = 86_400_000;

/** Max line length in bytes: RFC 5545, 3.1. */
const longest = 75;

/** RFC 5545, 3.3.11: separators and line breaks are escaped, other control characters are not allowed. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Folds a line, without splitting a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > longest) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

/** `20250815` or `20250815T010000Z` */
const compact = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

const compactDay = (time: number): string => compact(time).slice(0, 8);

/** A calendar with one all-day event in China, and a reminder at 9:00 China time on the day before. */
export function calendarFile({ uid, day, title, description, url, now }: CalendarDay): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  // 9:00 in China is 1:00 UTC.
  const reminder = start - dayMs + 3_600_000;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal//deadlines//ZH',
    'CALSCALE:GREGORIAN',
    'X-WR-TIMEZONE:Asia/Shanghai',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${compact(now)}`,
    `DTSTART;VALUE=DATE:${compactDay(start)}`,
    `DTEND;VALUE=DATE:${compactDay(start + dayMs)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER;VALUE=DATE-TIME:${compact(reminder)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
