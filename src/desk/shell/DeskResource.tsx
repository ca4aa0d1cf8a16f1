import { useState, type ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import type { InboxCounts, StaffMember } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { useConfirmedRead } from '../account/useConfirmed';
import { deskTag, useCounts, useDeskRows, type DeskTag } from '../deskApi';
import { useDeskMe } from '../hooks';
import { DeskConfirm, DeskDialog } from './DeskDialog';
import type { FormFields } from './DeskForm';
import { DeskTable, listPageSize, PagedList, useRowFocus, type Column } from './DeskTable';
import styles from './DeskResource.module.css';
import { ExportMenu } from './ExportMenu';
import { FormDialog, useWrite, type Values } from './FormDialog';
import { FilterForm, StateRow, useListAddress, useSorting, type Filter } from './FilterForm';
import { ListPane, SmallButton } from './ListPane';
import pane from './ListPane.module.css';
import { SidebarButton } from './SplitLayout';

/** What staff can do with a row, or, where `Row` is null, without one. */
export interface Act<Row> {
  label: string;
  url: string;
  body: (row: Row, values: Values) => object;
  /** Said when it is done. */
  done: string | ((name: string) => string);
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
  /** By what else it is filtered, each a parameter of the call; `none`: why nothing is left. */
  filters?: { name: string; choices: readonly Omit<Filter, 'value'>[]; none: readonly string[] };
  /** Its columns, in place of rows with acts; by which of them it can be sorted, and is at first. */
  table?: {
    className: string | undefined;
    columns: readonly Column<Row>[];
    orders: Record<string, string>;
    order: string;
  };
  /** The call that makes a file of it. */
  exports?: string;
  /** Why there are none. */
  empty?: readonly string[];
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
    const { done, isSecret = false, changes = [] } = act;
    const call = { url: act.url, json: act.body(row, values), isSecret, changes: [deskTag(url), ...changes] };
    const show = (password: string) => setShown({ name, password });
    return runIt(call, typeof done === 'string' ? done : done(name), { isInForm, show });
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

/** A screen of what staff keep in a list. Its tab, search, filters, order and page are in the address. */
export function ResourceScreen<Row>({ resource, sidebar }: { resource: DeskResource<Row>; sidebar?: string }) {
  const { url, heading, create, search: searchLabel, states, filters, table } = resource;
  const { search, page, withParam, setParam } = useListAddress();
  const { data: counts } = useCounts({ skip: !states });
  const sorting = useSorting(table?.orders ?? {}, table?.order);
  const { choices = [], none } = filters ?? {};
  const params = ['q', ...choices.map(({ name }) => name)].map((name) => [name, search.get(name)] as const);
  const filter = Object.fromEntries(params.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const isFiltered = Object.keys(filter).length > 0;
  const state = states?.find(({ key }) => key === search.get('part')) ?? states?.[0];
  const paging = (searchLabel || states) && { pageNum: page, pageSize: listPageSize };
  const query = { url, ...paging, ...filter, ...(state && { state: state.key }), order: sorting.order };
  const list = useDeskRows<Row>(query, { refetchOnFocus: Boolean(states || table) });
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
          {resource.exports && <ExportMenu url={resource.exports} params={filter} />}
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
      {searchLabel && (
        <FilterForm
          label={filters?.name ?? searchLabel}
          searchLabel={searchLabel}
          q={filter.q ?? ''}
          filters={choices.map((one) => ({ ...one, value: filter[one.name] ?? '' }))}
          {...(table && { sorting })}
          onChange={setParam}
        />
      )}
      <PagedList
        list={list}
        isPaged={Boolean(paging)}
        failedText={refusal ?? zh.states.loadFailed}
        empty={(isFiltered && none) || (state?.empty ?? resource.empty ?? [zh.site.empty])}
      >
        {(rows) =>
          table ? (
            <DeskTable name={heading} {...table} rows={rows} keyOf={resource.keyOf} sorting={sorting} />
          ) : (
            <div className={pane.content}>
              <ResourceRows resource={resource} rows={rows} acting={acting} />
            </div>
          )
        }
      </PagedList>
      {making.dialogs}
      {acting.dialogs}
    </ListPane>
  );
}
