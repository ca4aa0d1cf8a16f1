import { useState } from 'react';
import { Field } from '../../components/Field';
import { submissionKinds } from '../../contract/submission';
import { calendarBounds, type WorkCalendar } from '../../contract/workCalendar';
import { zhCalendar as words } from '../../i18n/zhCalendar';
import { daysOfText, textOfDays } from '../../lib/dayLists';
import { useDeskDispatch } from '../hooks';
import { useFileChoice } from '../useFileChoice';
import styles from './Settings.module.css';
import { calendarWritten, useGetCalendarQuery, useUpdateCalendarMutation } from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { useRunAction } from './useRunAction';
import { Loaded, SmallButton, submits } from '../shell/ListPane';

/** Time limits of answers, and the days that are worked or not. */
export function CalendarScreen() {
  const calendar = useGetCalendarQuery();
  return (
    <SettingsPage heading={words.heading}>
      <Loaded query={calendar}>{(saved) => <CalendarForm saved={saved} />}</Loaded>
    </SettingsPage>
  );
}

const lists = ['daysOff', 'workdays'] as const;

type Name = keyof WorkCalendar['limits'] | (typeof lists)[number];
type Texts = Record<Name, string>;

const textsOf = ({ limits, daysOff, workdays }: WorkCalendar): Texts => ({
  application: String(limits.application),
  intention: String(limits.intention),
  entry: String(limits.entry),
  daysOff: textOfDays(daysOff),
  workdays: textOfDays(workdays),
});

/** What was typed as a calendar; its errors, where there are any. */
function read(texts: Texts): { calendar: WorkCalendar; errors: Partial<Texts> } {
  const errors: Partial<Texts> = {};
  const limits = submissionKinds.map((kind) => {
    const limit = /^\d{1,2}$/.test(texts[kind].trim()) ? Number(texts[kind]) : NaN;
    if (!(limit <= calendarBounds.limit)) errors[kind] = words.wrongLimit(calendarBounds.limit);
    return [kind, limit] as const;
  });
  const [daysOff = [], workdays = []] = lists.map((name) => {
    const { days, wrong } = daysOfText(texts[name]);
    if (wrong !== undefined) errors[name] = words.wrongDay(wrong);
    return days;
  });
  return { calendar: { limits: Object.fromEntries(limits) as WorkCalendar['limits'], daysOff, workdays }, errors };
}

const untouched: Record<'from' | 'to', Partial<Texts>> = { from: {}, to: {} };

/** Input stays in this component until it is saved, also when a calendar comes that somebody else has saved. */
function CalendarForm({ saved }: { saved: WorkCalendar }) {
  /** The changed fields: what they were then, and what they are. */
  const [typed, setTyped] = useState(untouched);
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const [note, setNote] = useState('');
  const [update, { isLoading }] = useUpdateCalendarMutation();
  const dispatch = useDeskDispatch();
  const runAction = useRunAction();
  const present = textsOf(saved);
  const texts = { ...present, ...typed.to };
  const edit = (name: Name, change: (text: string) => string) =>
    setTyped(({ from, to }) => ({
      from: { [name]: present[name], ...from },
      to: { ...to, [name]: change(to[name] ?? present[name]) },
    }));
  const field = (name: Name) => ({
    name,
    label: words.fields[name],
    value: texts[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit(name, () => target.value),
  });
  const take = async (chosen: File) => {
    const { daysOfCalendar } = await import('../../lib/calendarDays');
    const found = daysOfCalendar(await chosen.text(), new Date().getFullYear());
    const isEmpty = lists.every((name) => found[name].length === 0);
    setNote(isEmpty ? words.noDays(chosen.name) : words.taken(found.daysOff.length, found.workdays.length));
    for (const name of lists.filter((list) => found[list].length > 0))
      edit(name, (text) => {
        const both = `${text}\n${textOfDays(found[name])}`;
        const { days, wrong } = daysOfText(both);
        // What is typed and wrong stays, to be corrected.
        return wrong === undefined ? textOfDays(days) : both;
      });
  };
  const { choose, input } = useFileChoice(([chosen]) => chosen && void take(chosen), {
    label: words.choose,
    accept: '.ics,text/calendar',
  });
  const save = async () => {
    const { calendar, errors: wrong } = read(texts);
    setErrors(wrong);
    if (isLoading || Object.keys(wrong).length > 0) return;
    const seen = read({ ...present, ...typed.from }).calendar;
    if (!(await runAction(() => update({ ...calendar, seen }), words.saved))) return;
    dispatch(calendarWritten(calendar));
    // What has been typed meanwhile remains.
    setTyped((now) => (now === typed ? untouched : { from: textsOf(calendar), to: now.to }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submits(() => void save())}>
      <p className="hint">{words.hint}</p>
      <div className="form">
        {submissionKinds.map((kind) => (
          <Field key={kind} {...field(kind)} inputMode="numeric" maxLength={2} />
        ))}
        {lists.map((name) => (
          <Field key={name} as="textarea" rows={6} full {...field(name)} hint={words.hints[name]} />
        ))}
        <p className="full">
          <SmallButton onClick={choose}>{words.choose}</SmallButton>
          {input} <span role="status">{note}</span>
        </p>
      </div>
      <button className={`btn ${styles.submit}`} type="submit" aria-busy={isLoading || undefined}>
        {words.save}
      </button>
    </form>
  );
}
