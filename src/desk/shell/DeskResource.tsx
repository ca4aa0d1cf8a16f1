import { useState, type ReactNode } from 'react';
import { errorText } from '../../api/errors';
import { FormMessage } from '../../components/FormMessage';
import type { StaffMember } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { workFailed, workSucceeded } from '../../state/noticesSlice';
import { useVault } from '../../state/hooks';
import { useConfirmed } from '../account/ConfirmOwner';
import { deskTag, useWriteDeskMutation, type DeskTag, type DeskWrite } from '../deskApi';
import { useDeskDispatch, useDeskMe } from '../hooks';
import { useAnnounce } from './Announcer';
import { DeskConfirm, DeskDialog } from './DeskDialog';
import { useDeskForm, type FormFields } from './DeskForm';
import styles from './DeskResource.module.css';
import { SmallButton } from './ListPane';

type Values = Record<string, string>;

/** What staff can do with a row, or, where `Row` is null, without one. */
export interface Act<Row> {
  label: string;
  url: string;
  body: (row: Row, values: Values) => object;
  /** Said when it is done; with `isQuiet` beside the list, without a notice to close. */
  done: string | ((name: string) => string);
  isQuiet?: boolean;
  /** Omitted: for every row. */
  isFor?: (row: Row, me: StaffMember) => boolean;
  /** The question before it. */
  asks?: (name: string) => string;
  /** The dialog before it. */
  form?: ActForm<Row>;
  /** Further calls that are to be read anew. */
  changes?: readonly DeskTag[];
}

interface ActForm<Row> {
  title: (name: string) => string;
  action: string;
  fields: FormFields;
  begin: (row: Row) => Values;
  /** Fields that stay as they are. */
  fixed?: readonly string[];
  /** The field that names what is made. */
  name?: string;
  before?: (row: Row) => ReactNode;
}

/** A list that staff keep: which call reads it, what its rows say, and what can be done with them. */
export interface DeskResource<Row> {
  url: string;
  heading: string;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  title?: (row: Row) => ReactNode;
  facts: (row: Row) => readonly ReactNode[];
  isDisabled?: (row: Row) => boolean;
  acts: readonly Act<Row>[];
  create?: Act<null>;
  /** Label of its search; only then it has pages. */
  search?: string;
}

type Outcome = { isDone: boolean; error?: unknown };

/** Writes, after asking for the password where that is needed, and says what became of it. */
export function useWrite() {
  const [write, { isLoading }] = useWriteDeskMutation();
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const confirmed = useConfirmed();
  const vault = useVault();
  /** @param show gets a new password, of which nothing is said */
  const run = async (
    { secrets, ...call }: Omit<DeskWrite, 'secrets'> & { secrets?: Values },
    done: string,
    { isQuiet = false, isInForm = false, show }: RunOptions = {},
  ): Promise<Outcome> => {
    // Anew each time: the vault gives them once.
    const outcome = await confirmed(() => write(secrets ? { ...call, secrets: vault.put(secrets) } : call));
    if (outcome === null) return { isDone: false };
    const { data, error } = outcome;
    if (error) {
      if (!isInForm) dispatch(workFailed(errorText(error, zh.states.operationFailed)));
      return { isDone: false, error };
    }
    if (data) show?.(vault.take(data).password ?? '');
    else if (isQuiet) announce(done);
    else dispatch(workSucceeded({ text: done }));
    return { isDone: true };
  };
  return { run, isBusy: isLoading };
}

interface RunOptions {
  isQuiet?: boolean;
  isInForm?: boolean;
  show?: (password: string) => void;
}

interface Started<Row> {
  act: Act<Row>;
  row: Row;
}

/** Runs acts: asks first, or opens the act's form. `dialogs` must be rendered somewhere on the page. */
export function useActs<Row>({ url, nameOf }: Pick<DeskResource<Row>, 'url' | 'nameOf'>) {
  const [started, setStarted] = useState<Started<Row> | null>(null);
  const [shown, setShown] = useState<Password | null>(null);
  const { run } = useWrite();
  const callOf = ({ act, row }: Started<Row>, values: Values): Omit<DeskWrite, 'secrets'> => ({
    url: act.url,
    json: act.body(row, values),
    changes: [deskTag(url), ...(act.changes ?? [])],
  });
  const perform = (one: Started<Row>, values: Values = {}, runIt = run, isInForm = false): Promise<Outcome> => {
    const { act, row } = one;
    const name = act.form?.name === undefined ? nameOf(row) : (values[act.form.name] ?? '');
    const { done, isQuiet = false } = act;
    const show = (password: string) => setShown({ name, password });
    return runIt(callOf(one, values), typeof done === 'string' ? done : done(name), { isQuiet, isInForm, show });
  };
  const close = () => setStarted(null);
  const dialogs = (
    <>
      {started?.act.asks && (
        <DeskConfirm
          question={started.act.asks(nameOf(started.row))}
          onConfirm={() => {
            close();
            void perform(started);
          }}
          onCancel={close}
        />
      )}
      {started?.act.form && (
        <ActDialog
          form={started.act.form}
          row={started.row}
          name={nameOf(started.row)}
          perform={(values, runIt) => perform(started, values, runIt, true)}
          onDone={() => setStarted((now) => (now === started ? null : now))}
          onClose={close}
        />
      )}
      {shown && <NewPassword {...shown} onClose={() => setShown(null)} />}
    </>
  );
  const start = (act: Act<Row>, row: Row) => {
    const one = { act, row };
    if (act.asks || act.form) setStarted(one);
    else void perform(one);
  };
  return { start, dialogs };
}

interface ActDialogProps<Row> {
  form: ActForm<Row>;
  row: Row;
  name: string;
  perform: (values: Values, runIt: ReturnType<typeof useWrite>['run']) => Promise<Outcome>;
  onDone: () => void;
  onClose: () => void;
}

/** The form of an act. What is typed cannot be changed while it is sent: it would be lost. */
function ActDialog<Row>({ form, row, name, perform, onDone, onClose }: ActDialogProps<Row>) {
  const { title, action, fields, begin, fixed, before } = form;
  const { run, isBusy } = useWrite();
  const [failure, setFailure] = useState<string | null>(null);
  const { values, isValid, draw } = useDeskForm(fields, begin(row));
  const submit = async () => {
    if (!isValid() || isBusy) return;
    setFailure(null);
    const { isDone, error } = await perform(values, run);
    if (isDone) onDone();
    else if (error) setFailure(errorText(error, zh.states.operationFailed));
  };
  return (
    <DeskDialog
      title={title(name)}
      narrow={Object.keys(fields).length === 1}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={action}
      busy={isBusy}
    >
      <FormMessage text={failure} />
      {before?.(row)}
      <div className="form">{draw(isBusy, fixed)}</div>
    </DeskDialog>
  );
}

interface Password {
  name: string;
  password: string;
}

const copied = { yes: words.copied, no: words.notCopied };

/** A generated password; it is on the screen until the dialog is closed, and nowhere else unless it is copied. */
function NewPassword({ name, password, onClose }: Password & { onClose: () => void }) {
  const [outcome, setOutcome] = useState<keyof typeof copied | null>(null);
  const copy = async () => {
    try {
      // A page without TLS has no clipboard.
      await navigator.clipboard.writeText(password);
      setOutcome('yes');
    } catch {
      setOutcome('no');
    }
  };
  return (
    <DeskDialog
      title={words.newPassword}
      narrow
      onClose={onClose}
      footer={
        <>
          <p role="status">{outcome && copied[outcome]}</p>
          <button className="btn btn--line" type="button" onClick={() => void copy()}>
            {words.copy}
          </button>
          <button className="btn" type="button" onClick={onClose}>
            {words.handedOver}
          </button>
        </>
      }
    >
      <p>{words.passwordFor(name)}</p>
      <p className={styles.password}>{password}</p>
    </DeskDialog>
  );
}

interface ResourceRowsProps<Row> {
  resource: DeskResource<Row>;
  rows: readonly Row[];
}

/** The rows of a resource, each with what can be done with it. */
export function ResourceRows<Row>({ resource, rows }: ResourceRowsProps<Row>) {
  const { heading, keyOf, nameOf, title = nameOf, facts, isDisabled, acts } = resource;
  const me = useDeskMe();
  const { start, dialogs } = useActs(resource);
  return (
    <>
      <ul className={styles.list} role="list" aria-label={heading}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.row}>
            <div className={styles.who}>
              <div className={styles.name}>{title(row)}</div>
              <div className={styles.facts}>
                {facts(row).map((fact, place) => fact && <span key={place}>{fact}</span>)}
                {isDisabled?.(row) && <span className="red">{words.disabled}</span>}
              </div>
            </div>
            <div className={`row ${styles.actions}`}>
              {acts
                .filter(({ isFor = () => true }) => isFor(row, me))
                .map((act) => (
                  <SmallButton
                    key={act.label}
                    aria-label={nameOf(row) === '' ? undefined : words.named(act.label, nameOf(row))}
                    onClick={() => start(act, row)}
                  >
                    {act.label}
                  </SmallButton>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {dialogs}
    </>
  );
}
