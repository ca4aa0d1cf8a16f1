import { useState, type ReactNode } from 'react';
import { errorText } from '../../api/client';
import { FormMessage, useFocusFirstInvalid } from '../../components/Field';
import { validationErrorCode } from '../../contract/deskContent';
import { zh } from '../../i18n/zh';
import { useVault } from '../../state/hooks';
import { useConfirmed } from '../account/useConfirmed';
import { refusalWith, useWriteDeskMutation, type DeskTag } from '../deskApi';
import { useAnnounce, useFailure } from './Announcer';
import { DeskDialog } from './DeskDialog';
import { errorsOf, useTypedOver, type FormFields, type Typed } from './DeskForm';

export type Values = Record<string, string>;

interface DeskWrite {
  url: string;
  json: object;
  /** What is sent must not reach the store. */
  isSecret?: boolean;
  changes?: readonly DeskTag[];
}

type Outcome = { isDone: true; answer: Values } | { isDone: false; error?: unknown };

/** Writes, after asking for the password where that is needed, and says what became of it. */
export function useWrite() {
  const [write, { isLoading }] = useWriteDeskMutation();
  const announce = useAnnounce();
  const fail = useFailure();
  const confirmed = useConfirmed();
  const vault = useVault();
  /** @param done null: nothing is said, of a failure neither */
  const run = async (
    { url, json, isSecret, changes = [] }: DeskWrite,
    done: string | null,
    { isInForm = done === null, show, onWrong }: RunOptions = {},
  ): Promise<Outcome> => {
    const body = () => (isSecret ? { secrets: vault.put(json as Values) } : { json });
    const outcome = await confirmed(() => write({ url, changes, ...body() }));
    if (outcome === null) return { isDone: false };
    const { data, error } = outcome;
    if (error) {
      const wrong = onWrong && refusalWith<Values>(validationErrorCode, error);
      if (wrong) onWrong(wrong);
      else if (!isInForm) fail(error, zh.states.operationFailed);
      return { isDone: false, error };
    }
    const answer = data ? vault.take(data) : {};
    if (show && answer.password !== undefined) show(answer.password);
    else if (done !== null) announce(done);
    return { isDone: true, answer };
  };
  return { run, isBusy: isLoading };
}

type Run = ReturnType<typeof useWrite>['run'];

interface RunOptions {
  isInForm?: boolean;
  /** Gets a new password, of which nothing else is said. */
  show?: (password: string) => void;
  /** Gets what is wrong with fields; nothing else is said of that. */
  onWrong?: (errors: Values) => void;
}

interface FormDialogProps {
  title: string;
  action: string;
  fields: FormFields;
  begin: Values;
  fixed?: readonly string[] | undefined;
  before?: ReactNode;
  send: (values: Values, run: Run) => Promise<Outcome>;
  /** May be called after the dialog was closed. */
  onDone: (answer: Values) => void;
  onClose: () => void;
}

/** A form that is sent as it is described; what went wrong is said above it. */
export function useSentForm(
  fields: FormFields,
  begin: Values,
  check: (values: Values) => Partial<Values> = (values) => errorsOf(fields, values),
) {
  const form = useTypedOver(begin, useState<Typed<string>>({ over: {}, to: {} }));
  const ref = useFocusFirstInvalid<HTMLDivElement>(form.errors as Values);
  const { run, isBusy } = useWrite();
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    /** What was sent goes, what was typed since stays. */
    clear: () => form.saved({}),
    message: <FormMessage text={failure} />,
    draw: (isReadOnly: boolean, fixed: readonly string[] = []): ReactNode => (
      <div className="form" ref={ref}>
        {Object.entries(fields).map(([name, field]) =>
          form.draw(name, field, { readOnly: isReadOnly || fixed.includes(name) }),
        )}
      </div>
    ),
    /** @returns the answer; null unless it was accepted */
    submit: async (send: FormDialogProps['send']): Promise<Values | null> => {
      const wrong = check(form.values);
      form.setErrors(wrong);
      if (isBusy || Object.keys(wrong).length > 0) return null;
      setFailure(null);
      const outcome = await send(form.values, run);
      if (outcome.isDone) return outcome.answer;
      if (outcome.error) {
        setFailure(errorText(outcome.error, zh.states.operationFailed));
        // A code is valid once.
        if ('oneTimeCode' in fields) form.edit('oneTimeCode', () => '');
      }
      return null;
    },
  };
}

/** A form in a dialog. What is typed cannot be changed while it is sent: it would be lost. */
export function FormDialog({ title, action, fields, begin, fixed, before, send, onDone, onClose }: FormDialogProps) {
  const { isBusy, message, draw, submit } = useSentForm(fields, begin);
  return (
    <DeskDialog
      title={title}
      narrow={Object.keys(fields).length < 3}
      onClose={onClose}
      onSubmit={() => void submit(send).then((answer) => answer && onDone(answer))}
      action={action}
      busy={isBusy}
    >
      <div className="spaced">
        {message}
        {before}
        {draw(isBusy, fixed)}
      </div>
    </DeskDialog>
  );
}
