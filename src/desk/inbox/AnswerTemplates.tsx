import { useRef } from 'react';
import { Icon } from '../../components/Icon';
import type { InboxDetail } from '../../contract/desk';
import { zhCase } from '../../i18n/zhCase';
import { useAnnounce } from '../shell/Announcer';
import styles from './AnswerTemplates.module.css';
import { useAddTemplateMutation, useListTemplatesQuery, useRemoveTemplateMutation } from './inboxApi';
import { SmallButton } from '../shell/SmallButton';

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
  const { data } = useListTemplatesQuery();
  const [add] = useAddTemplateMutation();
  const [remove] = useRemoveTemplateMutation();
  const announce = useAnnounce();
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
  const report = async (write: Promise<{ error?: unknown }>, text: string) => {
    const { error } = await write;
    announce(error ? zh.failed : text, { isFailure: Boolean(error) });
  };
  const insert = (text: string) => {
    onInsert([note, filled(text)].filter(Boolean).join('\n'));
    if (menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className={styles.templates}>
      <summary>{zh.name}</summary>
      <ul role="list">
        {(data ?? []).map(({ fdId, text }) => (
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
                void report(remove({ fdId }), zh.removed);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <SmallButton
        disabled={note.trim() === ''}
        onClick={() => void report(add({ text: emptied(note.trim()) }), zh.saved)}
      >
        {zh.save}
      </SmallButton>
    </details>
  );
}
