import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import type { Decision, InboxRow } from '../../contract/desk';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import { useCounts, useDeskRows } from '../deskApi';
import { useAnnounce } from '../shell/Announcer';
import { StateRow, FilterForm } from '../shell/FilterForm';
import { SidebarButton } from '../shell/SplitLayout';
import pane from '../shell/ListPane.module.css';
import { BatchDialog, choiceName, sharedChoices } from './DecisionForm';
import { ExportMenu } from '../shell/ExportMenu';
import {
  columnOf,
  countIn,
  inboxPaths,
  whyEmpty,
  type InboxQueue,
  useInboxAddress,
  useInboxFilters,
} from './inboxQueues';
import styles from './InboxScreen.module.css';
import { NothingOpen, ReadingPane, RowProgress } from './ReadingPane';
import { BulkActionBar, listPageSize, PagedList, useSelection, DeskTable, type Column } from '../shell/DeskTable';
import { zhToday } from '../../i18n/zhToday';
import { ShortTime } from '../ShortTime';

/** Focuses a row's link, if the list shows it. */
function focusRow(number: string): void {
  const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(number)}"]`);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/** A queue: its list, and the open submission beside it or in its place. */
export function SubmissionsScreen({ queue }: { queue: InboxQueue }) {
  const announce = useAnnounce();
  const address = useInboxAddress(queue);
  const { query, part, open } = address;
  const list = useDeskRows<InboxRow>({ url: inboxPaths.list, ...query }, { refetchOnFocus: true });
  const { data: counts } = useCounts();
  const page = list.currentData ?? undefined;
  const rows = page?.rows ?? [];
  const selection = useSelection(
    JSON.stringify(query),
    page?.rows.map(({ number }) => number),
  );
  const [opensNext, setOpensNext] = useState(true);
  const [choice, setChoice] = useState<{ number: string; decision: Decision } | null>(null);
  const [batch, setBatch] = useState<Decision | null>(null);
  /** The open submission; null once the queue has been left. */
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
    return () => {
      latest.current = null;
    };
  }, [open]);
  const filters = useInboxFilters(queue, address.filters);

  const place = rows.findIndex(({ number }) => number === open);
  const before = place > 0 ? rows[place - 1] : undefined;
  const after = place >= 0 ? rows[place + 1] : undefined;
  const openRow = (number: string) => address.openOne(number, { replace: open !== null });
  const selectedRows = rows.filter(({ number }) => selection.selected.has(number));
  const shared = sharedChoices(selectedRows);

  const decided = (number: string, decision: Decision, hasLaterInput: boolean, outcome: string) => {
    announce(zhInbox.decidedOne(number, outcome));
    // A user who has opened another one meanwhile, or goes on typing, stays there.
    if (latest.current !== number) return;
    setChoice(null);
    if (!opensNext || decision === 'note' || hasLaterInput) return;
    if (after) openRow(after.number);
    else if (place >= 0) address.openOne(null, { replace: true });
  };

  const heading = queue.key === 'search' && query.q ? zhInbox.searchOf(query.q) : queue.heading;
  const total = page?.total ?? 0;
  const known = counts && !address.isFiltered ? counts : undefined;
  // Counts are polled; if they no longer fit the list, it is outdated.
  const isOutdated =
    known !== undefined && page !== undefined && !list.isFetching && countIn(known, queue, part) !== total;
  const isFiltered = address.isFiltered || part.key !== '';
  const kinds = new Set(selectedRows.map(({ kind }) => kind));
  const [selectedKind] = kinds.size === 1 ? kinds : [];

  return (
    <main className={styles.panes} id="main" tabIndex={-1}>
      <section className={clsx(pane.pane, open !== null && styles.list)} aria-label={heading}>
        <PageTitle heading={zhDesk.title(open === null ? heading : `${open} - ${heading}`)} />
        <div className={pane.head}>
          <PageHeading text={heading} className={pane.heading} />
          <SidebarButton />
          <ExportMenu
            url={inboxPaths.export}
            params={{ ...query, pageNum: undefined, pageSize: undefined, order: undefined }}
          />
        </div>
        <StateRow
          name={queue.key === 'search' ? zhInbox.kindsName : zhDesk.statesName}
          choices={queue.parts.map((one) => ({
            key: one.key,
            label: one.label,
            to: address.toPart(one.key),
            isCurrent: one.key === part.key,
            count: known ? countIn(known, queue, one) : null,
          }))}
        />
        <FilterForm label={zhInbox.filters} filters={filters} sorting={address.sorting} onChange={address.choose} />
        {isOutdated && (
          <button
            className={styles.changed}
            type="button"
            onClick={() => {
              void list.refetch();
              announce(zhInbox.refreshed);
            }}
          >
            {zhInbox.changed}
          </button>
        )}
        <PagedList
          list={list}
          empty={whyEmpty(queue, isFiltered)}
          emptyAction={
            isFiltered &&
            queue.key !== 'search' && (
              <Link className="btn btn--line" to={{ search: '' }}>
                {zhInbox.clearFilters}
              </Link>
            )
          }
        >
          {() => (
            <DeskTable
              name={heading}
              className={styles.rows}
              columns={columnsOf(queue, open, address.toOpen)}
              rows={rows}
              keyOf={({ number }) => number}
              sorting={address.sorting}
              selection={selection}
              rowOf={({ number, unread }) => ({
                className: clsx(unread && styles.unread, number === open && styles.open),
                // The whole row can be clicked; its link is for keyboards and screen readers.
                onClick: ({ target }) => {
                  const isControl = target instanceof Element && target.closest('a, button, input, label');
                  // A text selection is for copying: the click does not open the row.
                  if (!isControl && !getSelection()?.toString()) openRow(number);
                },
              })}
            />
          )}
        </PagedList>
        <div className={pane.foot}>
          {selectedRows.length > 0 && (
            <BulkActionBar
              count={selectedRows.length}
              unit={zhInbox.pickedUnit}
              actions={shared.map((decision) => ({
                key: decision,
                label: choiceName(selectedKind, decision),
                run: () => setBatch(decision),
              }))}
              onClear={selection.clear}
            >
              <ExportMenu
                url={inboxPaths.export}
                params={{ numbers: selectedRows.map(({ number }) => number).join(',') }}
                isInBar
              />
            </BulkActionBar>
          )}
        </div>
      </section>
      {open === null ? (
        <NothingOpen />
      ) : (
        <ReadingPane
          number={open}
          toList={address.toOpen(null)}
          onBack={() => {
            setChoice(null);
            // On narrow windows the list is visible again from the next frame on.
            requestAnimationFrame(() => focusRow(open));
          }}
          place={place < 0 ? null : (query.pageNum - 1) * listPageSize + place + 1}
          total={total}
          onPrevious={before && (() => openRow(before.number))}
          onNext={after && (() => openRow(after.number))}
          choice={choice?.number === open ? choice.decision : null}
          onChoose={(decision) => setChoice({ number: open, decision })}
          opensNext={opensNext}
          onOpensNext={setOpensNext}
          onDecided={(decision, _result, ...more) => decided(open, decision, ...more)}
        />
      )}
      {batch !== null && (
        <BatchDialog
          rows={selectedRows}
          kind={selectedKind}
          decision={batch}
          onClose={() => setBatch(null)}
          onDone={(done, outcome) => {
            selection.select(done, false);
            if (done.length > 0) announce(zhInbox.decidedMany(outcome, done.length));
          }}
        />
      )}
    </main>
  );
}

/** A row has two lines. */
const columnsOf = (queue: InboxQueue, open: string | null, toOpen: (number: string) => To): Column<InboxRow>[] => [
  {
    key: 'what',
    heading: columnOf(queue),
    by: 'fdComName',
    className: clsx('lead', styles.what),
    cell: ({ number, fdComName, title, unread }) => (
      <>
        <Link to={toOpen(number)} replace={open !== null} data-row={number} aria-current={number === open || undefined}>
          {fdComName}
          {unread && <span className="vh">（{zhInbox.unread}）</span>}
        </Link>
        <span className="second">{title}</span>
      </>
    ),
  },
  {
    key: 'number',
    heading: zhInbox.columns.number,
    headClass: styles.wide,
    className: clsx(styles.wide, 'num nb'),
    cell: ({ number }) => number,
  },
  {
    key: 'files',
    heading: zhInbox.columns.attachments,
    headClass: clsx(styles.wide, styles.end),
    className: clsx(styles.wide, styles.end),
    cell: ({ attachments }) => (attachments > 0 ? zhInbox.files(attachments) : zhInbox.noFiles),
  },
  {
    key: 'progress',
    heading: zhInbox.columns.progress,
    by: '-submittedAt',
    headClass: styles.end,
    className: clsx(styles.end, styles.when),
    cell: (row) => (
      <>
        <RowProgress submission={row} />
        <span>
          {row.left !== undefined && <b className={clsx(row.left <= 0 && styles.late)}>{zhToday.left(row.left)}</b>}
          <ShortTime value={row.submittedAt} />
        </span>
      </>
    ),
  },
];
