import { dayOf, hasDayForm } from '../lib/dates';
import { toText } from '../lib/toText';

/** A backend date as a day; anything else is shown verbatim. */
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
