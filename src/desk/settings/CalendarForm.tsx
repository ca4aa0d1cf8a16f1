import { useState } from 'react';
import { decodeText } from '../../contract/decodeText';
import { submissionKinds } from '../../contract/submission';
import { plainForms } from '../../contract/typedNumbers';
import { calendarBounds, type WorkCalendar } from '../../contract/workCalendar';
import { zhCalendar as words } from '../../i18n/zhCalendar';
import { zhDeskSettings } from '../../i18n/zhDeskSettings';
import { daysOfText, textOfDays } from '../../lib/dayLists';
import { today } from '../../lib/serverTime';
import { deskApi, deskTag, useDeskRecord } from '../deskApi';
import { useDeskDispatch } from '../hooks';
import { useFileChoice } from '../shell/DeskForm';
import { Loaded, SmallButton } from '../shell/ListPane';
import { useSettingsForm } from './useSettingsForm';

const url = '/api/desk/calendar';

const lists = ['daysOff', 'workdays'] as const;

type Name = keyof WorkCalendar['limits'] | (typeof lists)[number];
type Texts = Record<Name, string>;

/** Time limits of answers, and the days that are worked or not. */
export function CalendarForm() {
  const calendar = useDeskRecord<WorkCalendar>({ url }, { refetchOnFocus: true });
  return <Loaded query={calendar}>{(saved) => <LoadedForm saved={saved} />}</Loaded>;
}

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
    const typed = plainForms(texts[kind]);
    const limit = /^\d{1,2}$/.test(typed) ? Number(typed) : NaN;
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

function LoadedForm({ saved }: { saved: WorkCalendar }) {
  const present = textsOf(saved);
  const form = useSettingsForm<Name>({ url, ...words }, present);
  const dispatch = useDeskDispatch();
  const [isRefused, setRefused] = useState(false);
  /** What somebody else has saved meanwhile, shown after a refusal. */
  const theirs = (name: Name) =>
    isRefused && form.seen[name] !== present[name] ? zhDeskSettings.changedTo(present[name]) : undefined;
  const [note, setNote] = useState('');
  const take = async (chosen: File) => {
    const { daysOfCalendar } = await import('../../lib/calendarDays');
    const found = daysOfCalendar(
      decodeText(new Uint8Array(await chosen.arrayBuffer())) ?? '',
      Number(today().slice(0, 4)),
    );
    const isEmpty = lists.every((name) => found[name].length === 0);
    setNote(
      isEmpty
        ? words.noDays(chosen.name)
        : words.taken(found.daysOff.length, found.workdays.length) + words.leftOut(found.leftOut),
    );
    for (const name of lists.filter((list) => found[list].length > 0))
      form.edit(name, (text) => {
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
    const { calendar, errors } = read(form.values);
    const seen = read(isRefused ? present : form.seen).calendar;
    const failure = await form.save(errors, { ...calendar, seen }, calendar);
    if (failure === undefined) return;
    setRefused(failure !== null);
    if (failure === null) form.saved(textsOf(calendar));
    else dispatch(deskApi.util.invalidateTags([deskTag(url)]));
  };
  const limit = { rule: { maxLength: 2 }, inputMode: 'numeric' } as const;
  const list = { rule: { multiline: true }, rows: 6, full: true } as const;
  return form.view(
    save,
    <>
      {submissionKinds.map((kind) => form.draw(kind, { ...limit, label: words.fields[kind] }, { hint: theirs(kind) }))}
      {lists.map((name) =>
        form.draw(name, { ...list, label: words.fields[name], hint: words.hints[name] }, { hint: theirs(name) }),
      )}
      <p className="full">
        <SmallButton onClick={choose}>{words.choose}</SmallButton>
        {input} <span role="status">{note}</span>
      </p>
    </>,
  );
}
