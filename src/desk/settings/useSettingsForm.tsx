import type { ReactNode } from 'react';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import { deskTag, recordWritten } from '../deskApi';
import { useDeskDispatch } from '../hooks';
import { useTypedOver } from '../shell/DeskForm';
import { useWrite } from '../shell/DeskResource';
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

/** A form over saved settings, which others may change meanwhile. */
export function useSettingsForm<Name extends string>(page: SettingsPage, texts: Record<Name, string>) {
  const { url } = page;
  const form = useTypedOver<Name>(texts);
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
        <div className="form">{fields}</div>
        <button className={`btn ${styles.submit}`} type="submit" aria-busy={isBusy || undefined}>
          {page.save}
        </button>
      </form>
    ),
  };
}
