import { intentionForm } from '../../src/contract/intentionForm';
import { projectApplicationForm } from '../../src/contract/projectApplicationForm';
import { publishForm } from '../../src/contract/publishForm';
import type {
  EventDetails,
  SubmissionAction,
  SubmissionDetail,
  SubmissionEvent,
  SubmissionKind,
  SubmissionState,
  SubmissionSummary,
} from '../../src/contract/submission';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import type { SubmissionRow } from './moveSubmission';
import { filesOf, openRequest } from './readSubmissions';
import { keptEntry, type EntryRow } from './entryRow';

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

/** Tables and field names of the forms; attachment ids are listed as files. */
const forms = {
  application: ['projectApplication', Object.keys(projectApplicationForm).filter((name) => !name.startsWith('attKey'))],
  intention: ['purchaseIntention', Object.keys(intentionForm)],
} as const;

type Values = SubmissionDetail['values'];

function chosen(row: object | undefined, names: readonly string[]): Values {
  const values = (row ?? {}) as Values;
  return row ? Object.fromEntries(names.map((name) => [name, values[name] ?? null])) : {};
}

async function sentValues(db: Store, kind: 'application' | 'intention', fdId: string): Promise<Values> {
  const [table, names] = forms[kind];
  const row = await db
    .selectFrom(table as 'projectApplication')
    .selectAll()
    .where('fdId', '=', fdId)
    .executeTakeFirst();
  return chosen(row, names);
}

/** The history of a submission, oldest first. */
async function eventsOf(db: Store, submissionId: string): Promise<SubmissionEvent[]> {
  const rows = await db
    .selectFrom('submissionEvent')
    .select(['at', 'action', 'actor', 'note', 'details'])
    .where('submissionId', '=', submissionId)
    .orderBy('at')
    .execute();
  return rows.map(({ at, action, details, ...rest }) => ({
    at: chinaTime(Number(at)),
    action: action as SubmissionAction,
    details: details === null ? null : (JSON.parse(details) as EventDetails),
    ...rest,
  }));
}

/** A submission with all submitted values; they are empty if an import has deleted the entry. */
export async function readSubmissionDetail(db: Store, row: SubmissionRow): Promise<SubmissionDetail> {
  const entry = (await entriesOf(db, [row])).get(row.fdId);
  const kind = row.kind as SubmissionDetail['kind'];
  return {
    ...toSummary(row, entry),
    fdComName: row.fdComName,
    values: kind === 'entry' ? chosen(entry, Object.keys(publishForm)) : await sentValues(db, kind, row.fdId),
    files: await filesOf(db, row.fdId),
    events: await eventsOf(db, row.fdId),
    supplement: openRequest(row)?.shown ?? null,
  };
}
