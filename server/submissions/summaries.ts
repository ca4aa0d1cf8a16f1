import type { SubmissionKind, SubmissionState, SubmissionSummary } from '../../src/contract/submission';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { keptEntry, type EntryRow } from './entryRow';
import type { SubmissionRow } from './moveSubmission';

const timeOrNull = (ms: number | string | null): string | null => (ms === null ? null : chinaTime(Number(ms)));

/** The entries among submissions by id, published or stored. */
export async function entriesOf(db: Store, rows: SubmissionRow[]): Promise<Map<string, EntryRow>> {
  const entries = rows.filter(({ kind }) => kind === 'entry');
  const kept = entries.map(({ fdId, values }) => [fdId, keptEntry(values)] as const);
  const found = new Map(kept.filter((one): one is [string, EntryRow] => one[1] !== null));
  const elsewhere = entries.map(({ fdId }) => fdId).filter((fdId) => !found.has(fdId));
  if (elsewhere.length === 0) return found;
  const shown = await db.selectFrom('getbuginess').selectAll().where('fdId', 'in', elsewhere).execute();
  for (const row of shown) found.set(row.fdId, row);
  return found;
}

/** A submission as listed. */
export function toSummary(row: SubmissionRow, entry: EntryRow | undefined): SubmissionSummary {
  return {
    number: row.number,
    kind: row.kind as SubmissionKind,
    state: row.state as SubmissionState,
    title: row.title,
    targetId: row.targetId,
    party: row.party,
    submittedAt: chinaTime(Number(row.createdAt)),
    acceptedAt: timeOrNull(row.acceptedAt),
    endedAt: timeOrNull(row.endedAt),
    expectedDay: row.expectedDay,
    supplementDay: row.supplementDay,
    answer: row.answer,
    answeredBy: row.answeredBy,
    answeredAt: timeOrNull(row.answeredAt),
    attachments: row.attachments,
    isNew: row.newsAt !== null,
    side: entry?.fdGetbuginessType ?? null,
    model: entry?.fdGetbuginessModel ?? null,
    quantity: entry ? (entry.fdGetbuginessNumber ?? null) : null,
    area: entry?.fdArea ?? null,
    deadline: entry?.fdDeadlineTime?.slice(0, 10) ?? null,
  };
}

/** Submissions as listed, in order; their entries are read at once. */
export async function summarise(db: Store, rows: SubmissionRow[]): Promise<SubmissionSummary[]> {
  const entries = await entriesOf(db, rows);
  return rows.map((row) => toSummary(row, entries.get(row.fdId)));
}
