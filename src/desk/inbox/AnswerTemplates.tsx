import { useRef } from 'react';
import { Icon } from '../../components/Icon';
import type { InboxDetail } from '../../contract/desk';
import { zhCase } from '../../i18n/zhCase';
import { useAnnounce } from '../shell/Announcer';
import styles from './AnswerTemplates.module.css';
import { useAddTemplateMutation, useListTemplatesQuery, useRemoveTemplateMutation } from './inboxApi';

const { templates: zh } = zhCase;

interface AnswerTemplatesProps {
  detail: InboxDetail;
  note: string;
  onInsert: (note: string) => void;
}

/** Answers that staff use again. Saved ones have placeholders where the submission's own words were. */
export function AnswerTemplates({ detail, note, onInsert }: AnswerTemplatesProps) {
  const { data } = useListTemplatesQuery();
  const [add] = useAddTemplateMutation();
  const [remove] = useRemoveTemplateMutation();
  const announce = useAnnounce();
  const menu = useRef<HTMLDetailsElement>(null);
  const { number, title, fdComName } = detail;
  const words = Object.entries({ [zh.number]: number, [zh.title]: title, [zh.company]: fdComName });
  const filled = (text: string) => words.reduce((all, [name, word]) => all.split(name).join(word), text);
  const emptied = (text: string) =>
    words.reduce((all, [name, word]) => (word ? all.split(word).join(name) : all), text);
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
              onClick={() => void report(remove({ fdId }), zh.removed)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button
        className="btn btn--line btn--sm"
        type="button"
        disabled={note.trim() === ''}
        onClick={() => void report(add({ text: emptied(note.trim()) }), zh.saved)}
      >
        {zh.save}
      </button>
    </details>
  );
}
