import { projectApplicationForm, intentionForm, publishForm } from '../../src/contract/companyForms';
import {
  type EventDetails,
  type SubmissionAction,
  type SubmissionDetail,
  type SubmissionEvent,
  type SubmissionKind,
  type SubmissionState,
  type SubmissionSummary,
  submissionActions,
  submissionKinds,
  submissionStates,
  type SubmissionCounts,
  type SubmissionMarks,
} from '../../src/contract/submission';
import { rowsWith } from '../db/queries';
import type { Store } from '../db/schema';
import { chinaTime, chinaTimeOrNull as timeOrNull } from '../lib/chinaTime';
import { filesOf, openRequest, type SubmissionRow } from './moveSubmission';
import { keptEntry, type EntryRow } from './entryRow';
import { Type } from '@sinclair/typebox';
import { nullableText as textOrNull, oneOf } from '../http/envelopes';

/** The entries among submissions by id, published or stored. */
export async function entriesOf(db: Store, rows: SubmissionRow[]): Promise<Map<string, EntryRow>> {
  const entries = rows.filter(({ kind }) => kind === 'entry');
  const parsed = entries.map(({ fdId, values }) => [fdId, keptEntry(values)] as const);
  const found = new Map(parsed.filter((one): one is [string, EntryRow] => one[1] !== null));
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

type Values = SubmissionDetail['values'];

/** The fields of each form; attachment ids are listed as files. */
export const fieldNames: Record<SubmissionKind, readonly string[]> = {
  application: Object.keys(projectApplicationForm).filter((name) => !name.startsWith('attKey')),
  intention: Object.keys(intentionForm),
  entry: Object.keys(publishForm),
};

const tables = { application: 'projectApplication', intention: 'purchaseIntention' } as const;

/** What was typed into the forms of submissions, by id: of an entry the stored values, or else those published. */
export async function sentValues(db: Store, rows: SubmissionRow[]): Promise<Map<string, Values>> {
  const valuesById = new Map(
    [...(await entriesOf(db, rows))].map(([fdId, entry]) => [fdId, entry as object as Values]),
  );
  for (const kind of ['application', 'intention'] as const) {
    const ids = rows.filter((row) => row.kind === kind).map(({ fdId }) => fdId);
    const forms = db.selectFrom(tables[kind] as 'projectApplication').select(['fdId', ...(fieldNames[kind] as [])]);
    // An empty list is no SQL.
    for (const { fdId, ...values } of await forms.where('fdId', 'in', ['', ...ids]).execute())
      valuesById.set(fdId, values);
  }
  return valuesById;
}

/** The history of a submission, oldest first. */
async function eventsOf(db: Store, submissionId: string): Promise<SubmissionEvent[]> {
  const events = rowsWith(db, 'submissionEvent', { submissionId }).select(['at', 'action', 'actor', 'note', 'details']);
  const rows = await events.orderBy('at').execute();
  return rows.map(({ at, action, details, ...rest }) => ({
    at: chinaTime(Number(at)),
    action: action as SubmissionAction,
    details: details === null ? null : (JSON.parse(details) as EventDetails),
    ...rest,
  }));
}

/** A submission with all submitted values; they are empty if an import has deleted the entry. */
export async function readSubmissionDetail(db: Store, row: SubmissionRow): Promise<SubmissionDetail> {
  const formValues = (await sentValues(db, [row])).get(row.fdId);
  const names = formValues ? fieldNames[row.kind as SubmissionKind] : [];
  return {
    ...toSummary(row, row.kind === 'entry' ? (formValues as EntryRow | undefined) : undefined),
    fdComName: row.fdComName,
    values: Object.fromEntries(names.map((name) => [name, formValues![name] ?? null])),
    files: await filesOf(db, row.fdId),
    events: await eventsOf(db, row.fdId),
    supplement: openRequest(row)?.shown ?? null,
  };
}

const text = Type.String();

/** Response schema of a submission in a list. */
export const summarySchema = Type.Object({
  number: text,
  kind: oneOf(submissionKinds),
  state: oneOf(submissionStates),
  title: text,
  targetId: text,
  party: textOrNull,
  submittedAt: text,
  acceptedAt: textOrNull,
  endedAt: textOrNull,
  expectedDay: textOrNull,
  supplementDay: Type.Optional(textOrNull),
  answer: textOrNull,
  answeredBy: textOrNull,
  answeredAt: textOrNull,
  attachments: Type.Integer(),
  isNew: Type.Optional(Type.Boolean()),
  side: textOrNull,
  model: textOrNull,
  quantity: textOrNull,
  area: textOrNull,
  deadline: textOrNull,
});

const itemKind = oneOf(['field', 'file', 'more']);

/** What a company is asked to correct, and why. */
export const supplementItem = Type.Object({
  kind: itemKind,
  name: Type.String({ minLength: 1 }),
  reason: Type.String(),
});

const change = Type.Object({ kind: itemKind, name: text, before: textOrNull, after: textOrNull });

const details = Type.Object({
  items: Type.Optional(Type.Array(supplementItem)),
  day: Type.Optional(text),
  changes: Type.Optional(Type.Array(change)),
});

const supplement = Type.Object({
  items: Type.Array(supplementItem),
  day: text,
  note: text,
  round: Type.Integer(),
  askedAt: text,
  by: textOrNull,
});

/** Response schema of a submission with all submitted values. */
export const detailSchema = Type.Composite([
  summarySchema,
  Type.Object({
    fdComName: text,
    values: Type.Record(text, textOrNull),
    files: Type.Array(
      Type.Object({ attId: text, fileName: text, size: Type.Integer(), replaced: Type.Optional(Type.Boolean()) }),
    ),
    events: Type.Array(
      Type.Object({
        at: text,
        action: oneOf(submissionActions),
        actor: textOrNull,
        note: textOrNull,
        details: Type.Optional(Type.Union([details, Type.Null()])),
      }),
    ),
    supplement: Type.Optional(Type.Union([supplement, Type.Null()])),
  }),
]);

/** Number of submissions of each kind that a company has, and of those with something new. */
export async function countOwn(db: Store, fdComId: string): Promise<SubmissionCounts> {
  const rows = await rowsWith(db, 'submission', { fdComId })
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.count('newsAt').as('news')])
    .groupBy('kind')
    .execute();
  const found = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  const counts = Object.fromEntries(submissionKinds.map((kind) => [kind, found.get(kind) ?? 0]));
  const news = rows.reduce((sum, row) => sum + Number(row.news), 0);
  return { ...counts, news } as SubmissionCounts;
}

/** Some of a company's submissions of a kind, newest first. */
export const listOwn = (
  db: Store,
  fdComId: string,
  kind: SubmissionKind,
  { offset, limit }: { offset: number; limit: number },
): Promise<SubmissionRow[]> => {
  const own = rowsWith(db, 'submission', { fdComId, kind }).selectAll().orderBy('createdAt', 'desc');
  return own.orderBy('number', 'desc').offset(offset).limit(limit).execute();
};

/** Maximum marked projects and apps; companies have far fewer. */
const maxMarks = 2000;

/** A company's open submissions by project and by app; the newest of several. */
export async function marksOf(db: Store, fdComId: string): Promise<SubmissionMarks> {
  const rows = await rowsWith(db, 'submission', { fdComId })
    .select(['kind', 'targetId', 'number'])
    .where('kind', 'in', ['application', 'intention'])
    .where('state', 'in', ['submitted', 'accepted', 'granted', 'supplement'])
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .limit(maxMarks)
    .execute();
  const newestLast = rows.reverse();
  const of = (wantedKind: SubmissionKind) =>
    Object.fromEntries(newestLast.filter(({ kind }) => kind === wantedKind).map((row) => [row.targetId, row.number]));
  return { projects: of('application'), apps: of('intention') };
}
