import type { ReactNode } from 'react';
import { useFocusFirstInvalid } from '../../components/Field';
import { deskTag, recordWritten } from '../deskApi';
import { DraftNotice } from '../../components/FormFields';
import { zh } from '../../i18n/zh';
import { encodeComponent } from '../../lib/paths';
import { draftChanged, draftDiscarded, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import type { DeskState } from '../deskStore';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { type Typed, useTypedOver } from '../shell/DeskForm';
import { useWrite } from '../shell/FormDialog';
import styles from '../shell/DeskResource.module.css';
import { submits } from '../shell/ListPane';

interface SettingsPage {
  /** The call that reads and writes them. */
  url: string;
  hint: string;
  /** The button. */
  save: string;
  /** Said when they are saved. */
  saved: string;
}

/** What is typed over `saved`, as a draft: its fields are named `to:NAME` and `over:NAME`. */
function useTypedDraft<Name extends string>(id: string, saved: Record<Name, string>) {
  const dispatch = useDeskDispatch();
  const draft = useDeskSelector((root) => selectDraft(root, id));
  const by = useDeskSelector((root) => selectDraftAuthor(root, id));
  const typedIn = (fields: Record<string, string>) => {
    const part = (prefix: string) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, text]) =>
          name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
        ),
      );
    return { over: part('over:'), to: part('to:') } as Typed<Name>;
  };
  const set = (change: (now: Typed<Name>) => Typed<Name>) => {
    const draftFields = dispatch((_dispatch: unknown, getState: () => DeskState) => selectDraft(getState(), id).fields);
    const { over, to } = change(typedIn(draftFields));
    const fields = Object.fromEntries(
      (Object.keys(to) as Name[])
        // What is typed back is no change.
        .filter((name) => to[name] !== over[name] || to[name] !== saved[name])
        .flatMap((name) => [
          [`to:${name}`, to[name]],
          [`over:${name}`, over[name]],
        ]),
    ) as Record<string, string>;
    if (Object.keys(draftFields).some((name) => !(name in fields))) dispatch(draftDiscarded({ id }));
    if (Object.keys(fields).length > 0) dispatch(draftChanged({ id, fields, ...(by === undefined ? {} : { by }) }));
  };
  return { state: [typedIn(draft.fields), set] as const, isRestored: draft.restored };
}

/** A form over saved settings, which others may change meanwhile. What is typed is a draft until it is saved. */
export function useSettingsForm<Name extends string>(page: SettingsPage, texts: Record<Name, string>) {
  const { url } = page;
  const id = `settings:${encodeComponent(url)}`;
  const { state, isRestored } = useTypedDraft<Name>(id, texts);
  const form = useTypedOver<Name>(texts, [...state]);
  const ref = useFocusFirstInvalid<HTMLFormElement>(form.errors as Record<Name, string>);
  const { run, isBusy } = useWrite();
  const dispatch = useDeskDispatch();
  return {
    ...form,
    /**
     * Writes `json` if nothing is wrong, after which `record` is what is saved.
     * @returns null once it is; else the error of the call, if it was made
     */
    async save(wrong: Partial<Record<Name, string>>, json: object, record: object): Promise<unknown> {
      form.setErrors(wrong);
      if (isBusy || Object.keys(wrong).length > 0) return undefined;
      const onWrong = (errors: object) => form.setErrors(errors);
      const outcome = await run({ url, json, changes: [deskTag(url)] }, page.saved, { onWrong });
      if (!outcome.isDone) return outcome.error;
      dispatch(recordWritten({ url }, record));
      return null;
    },
    view: (submit: () => Promise<unknown>, fields: ReactNode) => (
      <form ref={ref} className={styles.form} noValidate onSubmit={submits(() => void submit())}>
        <p className="hint">{page.hint}</p>
        {isRestored && (
          <DraftNotice
            role="status"
            text={zh.profile.restored}
            action={zh.profile.discard}
            onAction={() => {
              dispatch(draftDiscarded({ id }));
              form.setErrors({});
              // The button disappears with the draft.
              ref.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
            }}
          />
        )}
        <div className="form">{fields}</div>
        <button className={`btn ${styles.submit}`} type="submit" aria-busy={isBusy || undefined}>
          {page.save}
        </button>
      </form>
    ),
  };
}
