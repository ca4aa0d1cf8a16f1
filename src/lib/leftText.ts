import { zh } from '../i18n/zh';

/** The days left as text; negative is over. */
export function leftText(days: number): string {
  if (days < 0) return zh.list.over;
  return days === 0 ? zh.list.lastDay : zh.list.daysLeft(days);
}
