import { dayOf, hasDayForm } from '../lib/dates';
import { toText } from '../lib/toText';

/** A date of the backend as a day; anything else is shown as it came. */
export function DateText({ value, className }: { value: unknown; className?: string }) {
  const day = toText(dayOf(value));
  return hasDayForm(day) ? (
    <time className={className} dateTime={day}>
      {day}
    </time>
  ) : (
    <span className={className}>{day}</span>
  );
}
