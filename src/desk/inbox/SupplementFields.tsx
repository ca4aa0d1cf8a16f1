import { useId, useRef } from 'react';
import { correctedName } from '../../areas/my/sentFacts';
import { Field } from '../../components/Field';
import type { AnswerTemplate, InboxDetail } from '../../contract/desk';
import type { SupplementItem } from '../../contract/submission';
import { correctableFields } from '../../contract/companyForms';
import { zhCase } from '../../i18n/zhCase';
import styles from './DecisionForm.module.css';
import { Icon } from '../../components/Icon';
import { useAnnounce, useFailure } from '../shell/Announcer';
import { deskTag, useDeskRows } from '../deskApi';
import { useSend } from '../hooks';
import { inboxPaths } from './inboxQueues';
import { SmallButton } from '../shell/ListPane';

type Values = Readonly<Record<string, string>>;
type Choice = Pick<SupplementItem, 'kind' | 'name'>;

/** Names in the draft: whether an item is chosen, and its reason; further material by its place. */
const chosen = ({ kind, name }: Choice) => `ask:${kind}:${name}`;
const reason = ({ kind, name }: Choice) => `why:${kind}:${name}`;
const title = (place: number) => `more:${place}`;
const dayName = 'supplementDay';

const maxMore = 5;
const places = Array.from({ length: maxMore }, (_none, place) => place);

/** The fields and the files that can be corrected. */
const choicesOf = ({ kind, files }: InboxDetail): Choice[] => [
  ...Object.keys(correctableFields[kind]).map((name) => ({ kind: 'field' as const, name })),
  ...files.flatMap(({ attId, replaced }) => (replaced ? [] : { kind: 'file' as const, name: attId })),
];

/** The request in a draft; complete if something is chosen and each has a reason. */
export function askedOf(
  detail: InboxDetail,
  values: Values,
): { items: SupplementItem[]; day: string; isComplete: boolean } {
  const known = choicesOf(detail)
    .filter((one) => values[chosen(one)] === '1')
    .map((one) => ({ ...one, reason: (values[reason(one)] ?? '').trim() }));
  const more = places
    .map((place) => ({
      kind: 'more' as const,
      name: (values[title(place)] ?? '').trim(),
      reason: (values[reason({ kind: 'more', name: String(place) })] ?? '').trim(),
    }))
    .filter(({ name }) => name !== '');
  const items = [...known, ...more];
  const isComplete = items.length > 0 && items.every((item) => item.reason !== '');
  return { items, day: values[dayName] ?? '', isComplete };
}

interface SupplementFieldsProps {
  detail: InboxDetail;
  values: Values;
  today: string;
  onType: (name: string, value: string) => void;
  onLeave: () => void;
}

/** What the company is to correct: each field and file to tick, with its reason, further material, and the last day. */
export function SupplementFields({ detail, values, today, onType, onLeave }: SupplementFieldsProps) {
  const id = useId();
  const nameOf = correctedName(detail);
  const last = Math.max(-1, ...places.filter((place) => values[title(place)]));
  const reasonField = (one: Choice, name: string) => (
    <Field
      as="textarea"
      label={zhCase.ask.reason(name)}
      name={`${id}-${one.name}`}
      rows={1}
      required
      value={values[reason(one)] ?? ''}
      onChange={({ target }) => onType(reason(one), target.value)}
      onBlur={onLeave}
    />
  );
  return (
    <fieldset className={styles.ask}>
      <legend>{zhCase.ask.legend}</legend>
      <div className={styles.items}>
        {choicesOf(detail).map((one) => (
          <div key={one.name}>
            <label className="check">
              <input
                type="checkbox"
                checked={values[chosen(one)] === '1'}
                onChange={({ target }) => onType(chosen(one), target.checked ? '1' : '')}
              />
              {nameOf(one)}
            </label>
            {values[chosen(one)] === '1' && reasonField(one, nameOf(one))}
          </div>
        ))}
        {places.slice(0, last + 2).map((place) => (
          <div key={place}>
            <Field
              label={zhCase.ask.more}
              name={`${id}-more-${place}`}
              hint={zhCase.ask.moreHint}
              value={values[title(place)] ?? ''}
              onChange={({ target }) => onType(title(place), target.value)}
              onBlur={onLeave}
            />
            {values[title(place)] && reasonField({ kind: 'more', name: String(place) }, values[title(place)])}
          </div>
        ))}
      </div>
      <Field
        label={zhCase.ask.day}
        name={`${id}-day`}
        type="date"
        min={today}
        required
        hint={zhCase.ask.dayHint}
        value={values[dayName] ?? ''}
        onChange={({ target }) => onType(dayName, target.value)}
        onBlur={onLeave}
      />
    </fieldset>
  );
}

const { templates: zh } = zhCase;

interface AnswerTemplatesProps {
  detail: InboxDetail;
  note: string;
  onInsert: (note: string) => void;
}

/** Replaces words by others, and looks at nothing twice. */
const replaced = (text: string, [pair, ...others]: readonly (readonly [from: string, to: string])[]): string =>
  pair
    ? text
        .split(pair[0])
        .map((part) => replaced(part, others))
        .join(pair[1])
    : text;

/** Answers that staff use again. Saved ones have placeholders where the submission's own words were. */
export function AnswerTemplates({ detail, note, onInsert }: AnswerTemplatesProps) {
  const { data } = useDeskRows<AnswerTemplate>({ url: inboxPaths.templates });
  const [send] = useSend();
  const announce = useAnnounce();
  const fail = useFailure();
  const menu = useRef<HTMLDetailsElement>(null);
  const { number, title, fdComName } = detail;
  const words = Object.entries({ [zh.number]: number, [zh.title]: title, [zh.company]: fdComName });
  const filled = (text: string) => replaced(text, words);
  // The longest first: a company may be named after its product.
  const own = words.filter(([, word]) => word !== '').sort(([, one], [, other]) => other.length - one.length);
  const emptied = (text: string) =>
    replaced(
      text,
      own.map(([name, word]) => [word, name]),
    );
  const write = async (url: string, json: object, done: string) => {
    const { error } = await send({ url, json, changes: [deskTag(inboxPaths.templates)] });
    if (error) fail(error, zh.failed);
    else announce(done);
  };
  const insert = (text: string) => {
    onInsert([note, filled(text)].filter(Boolean).join('\n'));
    if (menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className={styles.templates}>
      <summary>{zh.name}</summary>
      <ul role="list">
        {(data?.rows ?? []).map(({ fdId, text }) => (
          <li key={fdId}>
            <button type="button" onClick={() => insert(text)}>
              {filled(text)}
            </button>
            <button
              type="button"
              aria-label={zh.remove(text)}
              onClick={() => {
                // The button goes with its answer.
                menu.current?.querySelector('summary')?.focus();
                void write('/api/desk/templates/remove', { fdId }, zh.removed);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <SmallButton
        disabled={note.trim() === ''}
        onClick={() => void write(inboxPaths.templates, { text: emptied(note.trim()) }, zh.saved)}
      >
        {zh.save}
      </SmallButton>
    </details>
  );
}
