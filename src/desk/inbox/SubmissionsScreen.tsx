import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { Pagination } from '../../components/Pagination';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import type { Decision, InboxRow } from '../../contract/desk';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import { useGetInboxCountsQuery } from '../deskApi';
import { useAnnounce } from '../shell/Announcer';
import { SidebarButton } from '../shell/SplitLayout';
import pane from '../shell/ListPane.module.css';
import { StateRow } from '../shell/StateRow';
import { useSelection } from '../shell/useSelection';
import { useDeskMe } from '../useDeskMe';
import { useNow } from '../useNow';
import { BatchBar } from './BatchBar';
import { BatchDialog } from './BatchDialog';
import { choiceName, choicesFor, sharedChoices, yesIn } from './decisionWords';
import { EmptyQueue } from './EmptyQueue';
import { ExportMenu } from './ExportMenu';
import { useListAssigneesQuery, useListInboxQuery } from './inboxApi';
import { InboxFilters } from './InboxFilters';
import { countOf, type InboxQueue } from './inboxQueues';
import styles from './InboxScreen.module.css';
import { KeyHints, KeysDialog } from './KeysDialog';
import { NothingOpen, ReadingPane } from './ReadingPane';
import { SubmissionTable } from './SubmissionTable';
import { TableSkeleton } from './TableSkeleton';
import { inboxPageSize, useInboxAddress } from './useInboxAddress';
import { focusRow, useInboxKeys } from './useInboxKeys';
import { useTargets } from './useTargets';

/** The first column's heading. */
function columnOf({ kind }: InboxQueue): string {
  const { company, companyAndApp, companyAndProduct, companyAndTitle } = zhInbox.columns;
  return { application: company, intention: companyAndApp, entry: companyAndProduct, any: companyAndTitle }[
    kind ?? 'any'
  ];
}

/** A queue: its list, and the submission that is open beside it or in its place. */
export function SubmissionsScreen({ queue }: { queue: InboxQueue }) {
  const now = useNow();
  const announce = useAnnounce();
  const { username } = useDeskMe();
  const address = useInboxAddress(queue);
  const { query, part, open } = address;
  const list = useListInboxQuery(query, { refetchOnFocus: true });
  const { data: counts } = useGetInboxCountsQuery();
  const page = list.currentData ?? undefined;
  const rows = page?.rows ?? [];
  const selection = useSelection(
    JSON.stringify(query),
    page?.rows.map(({ number }) => number),
  );
  const [opensNext, setOpensNext] = useState(true);
  const [choice, setChoice] = useState<{ number: string; decision: Decision } | null>(null);
  const [batch, setBatch] = useState<Decision | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const targets = useTargets(queue);
  /** The one that is open now; null once the queue has been left. */
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
    return () => {
      latest.current = null;
    };
  }, [open]);
  const { data: assignees } = useListAssigneesQuery();

  const place = rows.findIndex(({ number }) => number === open);
  const before = place > 0 ? rows[place - 1] : undefined;
  const after = place >= 0 ? rows[place + 1] : undefined;
  const openRow = (number: string) => address.openOne(number, { replace: open !== null });
  const close = () => {
    const last = open;
    setChoice(null);
    address.openOne(null, { replace: true });
    // The list is shown again in the next frame where it had given way.
    requestAnimationFrame(() => last !== null && focusRow(last));
  };
  const pickedRows = rows.filter(({ number }) => selection.picked.has(number));
  const shared = sharedChoices(pickedRows);

  const decideByKey = (row: InboxRow | undefined, find: (row: InboxRow) => Decision | undefined) => {
    if (pickedRows.length > 0) {
      const [first] = pickedRows;
      const decision = first && find(first);
      if (decision && shared.includes(decision)) setBatch(decision);
      return;
    }
    const decision = row && find(row);
    if (!row || !decision) return;
    setChoice({ number: row.number, decision });
    if (row.number === open) note.current?.focus();
    else openRow(row.number);
  };
  useInboxKeys({
    rows,
    open,
    onPick: ({ number }) => selection.pick([number], !selection.picked.has(number)),
    onYes: (row) => decideByKey(row, ({ state }) => yesIn(state)),
    onNo: (row) => decideByKey(row, ({ state }) => choicesFor(state).find((one) => one === 'refuse')),
    onClose: close,
    onHelp: () => setShowsKeys(true),
  });

  const decided = (number: string, kind: InboxRow['kind'], decision: Decision) => {
    announce(zhInbox.decidedOne(number, choiceName(kind, decision)));
    // Whoever has opened another one meanwhile stays there.
    if (latest.current !== number) return;
    setChoice(null);
    if (!opensNext || decision === 'note') return;
    if (after) openRow(after.number);
    else if (place >= 0) address.openOne(null, { replace: true });
  };

  const heading = queue.key === 'search' && query.q ? zhInbox.searchOf(query.q) : queue.heading;
  const total = page?.total ?? 0;
  const known = counts && !address.isFiltered ? counts : undefined;
  // Counts are asked for again and again; where they no longer fit the list, it has changed.
  const isOutdated =
    known !== undefined && page !== undefined && !list.isFetching && countOf(known, queue, part) !== total;
  const status = queryStatus(list, ({ rows: all }) => all.length === 0);
  const kinds = new Set(pickedRows.map(({ kind }) => kind));
  const [pickedKind] = kinds.size === 1 ? kinds : [];

  return (
    <main className={styles.panes} id="main" tabIndex={-1}>
      <section className={clsx(pane.pane, open !== null && styles.list)} aria-label={heading}>
        <PageTitle heading={zhDesk.title(open === null ? heading : `${open} - ${heading}`)} />
        <div className={pane.head}>
          <PageHeading text={heading} className={pane.heading} />
          <SidebarButton />
          <ExportMenu params={{ ...query, pageNum: undefined, pageSize: undefined }} />
        </div>
        <StateRow
          name={queue.key === 'search' ? zhInbox.kindsName : zhInbox.statesName}
          choices={queue.parts.map((one) => ({
            key: one.key,
            label: one.label,
            to: address.toPart(one.key),
            isCurrent: one.key === part.key,
            count: known ? countOf(known, queue, one) : null,
          }))}
        />
        <InboxFilters
          queue={queue}
          filters={address.filters}
          targets={targets}
          username={username}
          assignees={assignees ?? []}
          onChoose={address.choose}
        />
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
        {page?.searchedFrom && <p className={styles.limit}>{zhInbox.searchedFrom(page.searchedFrom)}</p>}
        {status === 'empty' ? (
          <EmptyQueue queue={queue} isFiltered={address.isFiltered || part.key !== ''} toAll={address.toAll()} />
        ) : (
          <QueryBoundary status={status} skeleton={<TableSkeleton />} onRetry={() => void list.refetch()}>
            <SubmissionTable
              name={heading}
              column={columnOf(queue)}
              rows={rows}
              now={now}
              open={open}
              picked={selection.picked}
              toOpen={address.toOpen}
              onOpen={openRow}
              onPick={selection.pick}
            />
            <div className={styles.pages}>
              <Pagination total={total} pageSize={inboxPageSize} page={query.pageNum} onPage={address.goToPage} />
            </div>
          </QueryBoundary>
        )}
        <div className={pane.foot}>
          {pickedRows.length > 0 && (
            <BatchBar
              kind={pickedKind}
              choices={shared}
              onDecide={setBatch}
              picked={pickedRows.map(({ number }) => number)}
              onUnpick={selection.clear}
            />
          )}
          <KeyHints onAll={() => setShowsKeys(true)} />
        </div>
      </section>
      {open === null ? (
        <NothingOpen />
      ) : (
        <ReadingPane
          number={open}
          now={now}
          toList={address.toList()}
          place={place < 0 ? null : (query.pageNum - 1) * inboxPageSize + place + 1}
          total={total}
          onPrevious={before && (() => openRow(before.number))}
          onNext={after && (() => openRow(after.number))}
          choice={choice?.number === open ? choice.decision : null}
          onChoose={(decision) => setChoice({ number: open, decision })}
          noteRef={note}
          opensNext={opensNext}
          onOpensNext={setOpensNext}
          onDecided={(kind, decision) => decided(open, kind, decision)}
        />
      )}
      {batch !== null && (
        <BatchDialog
          rows={pickedRows}
          kind={pickedKind}
          decision={batch}
          now={now}
          onClose={() => setBatch(null)}
          onDone={(done) => {
            selection.pick(done, false);
            if (done.length > 0) announce(zhInbox.decidedMany(choiceName(pickedKind, batch), done.length));
          }}
        />
      )}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </main>
  );
}
