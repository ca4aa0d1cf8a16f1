import { useState, type ReactNode } from 'react';
import { errorText } from '../../api/client';
import { FormMessage } from '../../components/Field';
import { Icon } from '../../components/Icon';
import type { InboxCounts, StaffMember } from '../../contract/desk';
import { validationErrorCode } from '../../contract/deskContent';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { workFailed, workSucceeded } from '../../state/dialogsSlice';
import { useVault } from '../../state/hooks';
import { useConfirmed, useConfirmedRead } from '../account/useConfirmed';
import { deskTag, refusalWith, useCounts, useDeskRows, useWriteDeskMutation, type DeskTag } from '../deskApi';
import { useDeskDispatch, useDeskMe } from '../hooks';
import { useAnnounce } from './Announcer';
import { DeskConfirm, DeskDialog } from './DeskDialog';
import { useDeskForm, type FormFields } from './DeskForm';
import { listPageSize, PagedList, useRowFocus } from './DeskTable';
import styles from './DeskResource.module.css';
import { FilterForm, StateRow, useListAddress } from './FilterForm';
import { ListPane, SmallButton } from './ListPane';
import pane from './ListPane.module.css';
import { SidebarButton } from './SplitLayout';

type Values = Record<string, string>;

/** What staff can do with a row, or, where `Row` is null, without one. */
export interface Act<Row> {
  label: string;
  url: string;
  body: (row: Row, values: Values) => object;
  /** Said when it is done; with `isQuiet` beside the list, without a notice to close. */
  done: string | ((name: string) => string);
  isQuiet?: boolean;
  /** What is sent must not reach the store. */
  isSecret?: boolean;
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
  /** Longer texts, a line each. */
  notes?: (row: Row) => readonly ReactNode[];
  isDisabled?: (row: Row) => boolean;
  acts: readonly Act<Row>[];
  create?: Act<null>;
  /** Label of its search. */
  search?: string;
  /** Its tabs, as `state` of the call; the first is shown first. With tabs or a search it has pages. */
  states?: readonly ResourceState[];
}

interface ResourceState {
  key: string;
  label: string;
  /** Why there are none. */
  empty: readonly string[];
  count?: (counts: InboxCounts) => number;
}

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
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const confirmed = useConfirmed();
  const vault = useVault();
  /** @param done null: nothing is said, of a failure neither */
  const run = async (
    { url, json, isSecret, changes = [] }: DeskWrite,
    done: string | null,
    { isQuiet = false, isInForm = done === null, show, onWrong }: RunOptions = {},
  ): Promise<Outcome> => {
    const body = () => (isSecret ? { secrets: vault.put(json as Values) } : { json });
    const outcome = await confirmed(() => write({ url, changes, ...body() }));
    if (outcome === null) return { isDone: false };
    const { data, error } = outcome;
    if (error) {
      const wrong = onWrong && refusalWith<Values>(validationErrorCode, error);
      if (wrong) onWrong(wrong);
      else if (!isInForm) dispatch(workFailed(errorText(error, zh.states.operationFailed)));
      return { isDone: false, error };
    }
    const answer = data ? vault.take(data) : {};
    if (show && answer.password !== undefined) show(answer.password);
    else if (done !== null && isQuiet) announce(done);
    else if (done !== null) dispatch(workSucceeded({ text: done }));
    return { isDone: true, answer };
  };
  return { run, isBusy: isLoading };
}

type Run = ReturnType<typeof useWrite>['run'];

interface RunOptions {
  isQuiet?: boolean;
  isInForm?: boolean;
  /** Gets a new password, of which nothing else is said. */
  show?: (password: string) => void;
  /** Gets what is wrong with fields; nothing else is said of that. */
  onWrong?: (errors: Values) => void;
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
  const perform = ({ act, row }: Started<Row>, values: Values = {}, runIt = run, isInForm = false) => {
    const name = act.form?.name === undefined ? nameOf(row) : (values[act.form.name] ?? '');
    const { done, isQuiet = false, isSecret = false, changes = [] } = act;
    const call = { url: act.url, json: act.body(row, values), isSecret, changes: [deskTag(url), ...changes] };
    const show = (password: string) => setShown({ name, password });
    return runIt(call, typeof done === 'string' ? done : done(name), { isQuiet, isInForm, show });
  };
  const close = () => setStarted(null);
  const { act: { asks, form } = {}, row } = started ?? {};
  const dialogs = (
    <>
      {started && asks && (
        <DeskConfirm
          question={asks(nameOf(started.row))}
          onConfirm={() => {
            close();
            void perform(started);
          }}
          onCancel={close}
        />
      )}
      {started && form && (
        <FormDialog
          {...form}
          title={form.title(nameOf(started.row))}
          begin={form.begin(row as Row)}
          before={form.before?.(row as Row)}
          send={(values, runIt) => perform(started, values, runIt, true)}
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

/** A form in a dialog. What is typed cannot be changed while it is sent: it would be lost. */
export function FormDialog({ title, action, fields, begin, fixed, before, send, onDone, onClose }: FormDialogProps) {
  const { run, isBusy } = useWrite();
  const [failure, setFailure] = useState<string | null>(null);
  const { values, type, isValid, draw } = useDeskForm(fields, begin);
  const submit = async () => {
    if (!isValid() || isBusy) return;
    setFailure(null);
    const outcome = await send(values, run);
    if (outcome.isDone) onDone(outcome.answer);
    else if (outcome.error) {
      setFailure(errorText(outcome.error, zh.states.operationFailed));
      // A code is valid once.
      if ('oneTimeCode' in fields) type('oneTimeCode', '');
    }
  };
  return (
    <DeskDialog
      title={title}
      narrow={Object.keys(fields).length < 3}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={action}
      busy={isBusy}
    >
      <div className="spaced">
        <FormMessage text={failure} />
        {before}
        {draw(isBusy, fixed)}
      </div>
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
      // A slip must not take away what is shown only once.
      asks={outcome === 'yes' ? null : words.notCopiedQuestion}
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
  /** What runs the acts where its dialogs stay while rows come and go; by default it stands with the rows. */
  acting?: ReturnType<typeof useActs<Row>>;
}

/** The rows of a resource, each with what can be done with it. */
export function ResourceRows<Row>({ resource, rows, acting }: ResourceRowsProps<Row>) {
  const { heading, keyOf, nameOf, title = nameOf, facts, notes, isDisabled, acts } = resource;
  const me = useDeskMe();
  const own = useActs(resource);
  const { start } = acting ?? own;
  const focus = useRowFocus<HTMLUListElement>();
  return (
    <>
      <ul {...focus} className={styles.list} role="list" aria-label={heading}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.row}>
            <div className={styles.who}>
              <div className={styles.name}>{title(row)}</div>
              <div className={styles.facts}>
                {facts(row).map((fact, place) => fact && <span key={place}>{fact}</span>)}
                {isDisabled?.(row) && <span className="red">{words.disabled}</span>}
              </div>
              {notes?.(row).map((note, place) => note && <p key={place}>{note}</p>)}
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
      {!acting && own.dialogs}
    </>
  );
}

/** A screen of what staff keep in a list. Its tab, search and page are in the address. */
export function ResourceScreen<Row>({ resource, sidebar }: { resource: DeskResource<Row>; sidebar?: string }) {
  const { url, heading, create, search: searchLabel, states } = resource;
  const { search, page, withParam, goTo, setParam } = useListAddress();
  const { data: counts } = useCounts({ skip: !states });
  const q = search.get('q') ?? '';
  const state = states?.find(({ key }) => key === search.get('part')) ?? states?.[0];
  const isPaged = Boolean(searchLabel || states);
  const paging = isPaged && { pageNum: page, pageSize: listPageSize };
  const asked = { ...paging, ...(searchLabel && { q }), ...(state && { state: state.key }) };
  const list = useDeskRows<Row>({ url, ...asked }, { refetchOnFocus: Boolean(states) });
  const refusal = useConfirmedRead(list);
  const making = useActs<null>({ url, nameOf: () => '' });
  // A list that fails to load again does not take away a new password, or what is typed.
  const acting = useActs(resource);
  return (
    <ListPane
      heading={heading}
      actions={
        <>
          {create && (
            <div className={`row ${pane.actions}`}>
              <button className="btn btn--sm" type="button" onClick={() => making.start(create, null)}>
                <Icon name="plus" />
                {create.label}
              </button>
            </div>
          )}
          <SidebarButton {...(sidebar ? { label: sidebar } : {})} />
        </>
      }
    >
      {state && (
        <StateRow
          name={zhDesk.statesName}
          choices={states!.map(({ key, label, count }, place) => ({
            key,
            label,
            to: { search: String(withParam('part', place === 0 ? '' : key)) },
            isCurrent: key === state.key,
            count: counts && count ? count(counts) : null,
          }))}
        />
      )}
      {searchLabel && <FilterForm label={searchLabel} searchLabel={searchLabel} q={q} onChange={setParam} />}
      <PagedList
        list={list}
        page={isPaged ? page : null}
        onPage={goTo}
        failedText={refusal ?? zh.states.loadFailed}
        empty={state?.empty ?? [zh.site.empty]}
      >
        {(rows) => (
          <div className={pane.content}>
            <ResourceRows resource={resource} rows={rows} acting={acting} />
          </div>
        )}
      </PagedList>
      {making.dialogs}
      {acting.dialogs}
    </ListPane>
  );
}
