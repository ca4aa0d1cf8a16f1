import { useRef, useState } from 'react';
import { Field } from '../../components/Field';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { submissionKinds } from '../../contract/submission';
import { calendarBounds, type WorkCalendar } from '../../contract/workCalendar';
import { zhCalendar as words } from '../../i18n/zhCalendar';
import { daysOfCalendar, daysOfText, textOfDays } from '../../lib/dayLists';

import styles from './Settings.module.css';
import { useGetCalendarQuery, useUpdateCalendarMutation } from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { useRunAction } from './useRunAction';

/** Time limits of answers, and the days that are worked or not. */
export function CalendarScreen() {
  const calendar = useGetCalendarQuery();
  return (
    <SettingsPage heading={words.heading}>
      <QueryBoundary status={queryStatus(calendar)} onRetry={() => void calendar.refetch()}>
        {calendar.data && <CalendarForm key={JSON.stringify(calendar.data)} saved={calendar.data} />}
      </QueryBoundary>
    </SettingsPage>
  );
}

const lists = ['daysOff', 'workdays'] as const;

type Name = keyof WorkCalendar['limits'] | (typeof lists)[number];

const textsOf = ({ limits, daysOff, workdays }: WorkCalendar): Record<Name, string> => ({
  application: String(limits.application),
  intention: String(limits.intention),
  entry: String(limits.entry),
  daysOff: textOfDays(daysOff),
  workdays: textOfDays(workdays),
});

/** What was typed as a calendar; its errors, where there are any. */
function read(texts: Record<Name, string>): { calendar: WorkCalendar; errors: Partial<Record<Name, string>> } {
  const errors: Partial<Record<Name, string>> = {};
  const limits = submissionKinds.map((kind) => {
    const limit = /^\d{1,2}$/.test(texts[kind].trim()) ? Number(texts[kind]) : NaN;
    if (!(limit <= calendarBounds.limit)) errors[kind] = words.wrongLimit(calendarBounds.limit);
    return [kind, limit] as const;
  });
  const [daysOff = [], workdays = []] = lists.map((name) => {
    const { days = [], wrong } = { days: undefined, ...daysOfText(texts[name]) };
    if (wrong !== undefined) errors[name] = words.wrongDay(wrong);
    return days;
  });
  return { calendar: { limits: Object.fromEntries(limits) as WorkCalendar['limits'], daysOff, workdays }, errors };
}

function CalendarForm({ saved }: { saved: WorkCalendar }) {
  const [texts, setTexts] = useState(textsOf(saved));
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [note, setNote] = useState('');
  const [update, { isLoading }] = useUpdateCalendarMutation();
  const runAction = useRunAction();
  const file = useRef<HTMLInputElement>(null);
  const field = (name: Name) => ({
    name,
    label: words.fields[name],
    value: texts[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  });
  const take = async (chosen: File) => {
    const found = daysOfCalendar(await chosen.text());
    const isEmpty = lists.every((name) => found[name].length === 0);
    setNote(isEmpty ? words.noDays(chosen.name) : words.taken(found.daysOff.length, found.workdays.length));
    if (isEmpty) return;
    setTexts((before) => {
      const merged = lists.map((name) => {
        const { days = [] } = { days: undefined, ...daysOfText(before[name]) };
        // What is typed and wrong stays, to be corrected.
        return [
          name,
          days.length === 0 && before[name].trim() !== ''
            ? before[name]
            : textOfDays([...new Set([...days, ...found[name]])].sort()),
        ];
      });
      return { ...before, ...(Object.fromEntries(merged) as Record<(typeof lists)[number], string>) };
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { calendar, errors: wrong } = read(texts);
        setErrors(wrong);
        if (isLoading || Object.keys(wrong).length > 0) return;
        void runAction(() => update({ ...calendar, seen: saved }), words.saved);
      }}
    >
      <p className="hint">{words.hint}</p>
      <div className="form">
        {submissionKinds.map((kind) => (
          <Field key={kind} {...field(kind)} inputMode="numeric" maxLength={2} />
        ))}
        {lists.map((name) => (
          <Field key={name} as="textarea" rows={6} full {...field(name)} hint={words.hints[name]} />
        ))}
        <p className="full">
          <button className="btn btn--line btn--sm" type="button" onClick={() => file.current?.click()}>
            {words.choose}
          </button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={words.choose}
            accept=".ics,text/calendar"
            onChange={({ target }) => {
              const [chosen] = Array.from(target.files ?? []);
              target.value = '';
              if (chosen) void take(chosen);
            }}
          />{' '}
          <span role="status">{note}</span>
        </p>
      </div>
      <button className={`btn ${styles.submit}`} type="submit" aria-busy={isLoading || undefined}>
        {words.save}
      </button>
    </form>
  );
}
