import { dayOf, hasDayForm } from '../lib/dates';
import { toText } from '../lib/toText';

/** A backend date as a day; anything else is shown verbatim. */
export function DateText({ value }: { value: unknown }) {
  const day = toText(dayOf(value));
  return hasDayForm(day) ? <time dateTime={day}>{day}</time> : <span>{day}</span>;
}
