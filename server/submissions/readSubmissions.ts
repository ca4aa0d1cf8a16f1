import type { Store, StoreTransaction } from '../db/schema';
import { chinaTime, chinaDay } from '../lib/chinaTime';
import type { Selectable } from 'kysely';
import type { Supplement, SubmissionKind, SubmissionState } from '../../src/contract/submission';
import { correctableFields } from '../../src/contract/supplement';
import { maxAttachments } from '../attachments/claimAttachments';
import type { AccountTables } from '../db/accountTables';
import { countOf } from '../db/countOf';
import { BusinessError } from '../lib/errors';
import { readDay } from '../lib/readDay';

/** Kinds of submissions. */
export const kinds = ['applications', 'intentions', 'entries'] as const;
export type SentKind = (typeof kinds)[number];

/** A submission as columns of a table for people; times in China time. */
export type Submission = Record<string, string> & { fdId: string };

/** An attachment of an application. */
export type SubmittedFile = Awaited<ReturnType<typeof filesOf>>[number];

const words = (...lists: string[]) => lists.flatMap((list) => list.split(' '));
const company = 'fdComName fdComId';

/** The columns of each kind, in the order of the form. */
const columns = {
  applications: words(
    `fdId fdProjectName fdProjectId ${company}`,
    'fdSubmitterName fdSubmitterPhone fdApplicantEmail fdApplicationInfo',
  ),
  intentions: words(`fdId fdAppName fdAppId ${company}`, 'fdContactName fdContactPhone fdContactEmail fdContactWechat'),
  entries: words(
    `fdId fdGetbuginessName fdGetbuginessType ${company}`,
    'fdContactsPerson fdContactsPhone fdArea fdContactsAddress',
    'fdGetbuginessNumber fdGetbuginessModel fdGetbuginessPrice fdType fdDeadlineTime',
  ),
};

/** The table of each kind; unpublished entries only have a submission row. */
const tables = { applications: 'projectApplication', intentions: 'purchaseIntention', entries: 'submission' } as const;

/** Rows per read. */
const batchSize = 500;

function toSubmission({ createdAt, username, number, state, ...fields }: Record<string, unknown>): Submission {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value ?? '')] as const);
  return {
    fdId: '',
    ...Object.fromEntries(texts),
    submittedAt: chinaTime(Number(createdAt)),
    account: String(username ?? ''),
    number: (number as string | null) ?? '',
    state: (state as string | null) ?? '',
  };
}

/** An entry as published, or as stored when it was unpublished. */
function entryOf({ kept, title, ...row }: Record<string, unknown>): Record<string, unknown> {
  const values = (typeof kept === 'string' ? JSON.parse(kept) : {}) as Record<string, unknown>;
  const facts = columns.entries.map((name) => [name, row[name] ?? values[name]] as const);
  return { ...row, ...Object.fromEntries(facts), fdGetbuginessName: row.fdGetbuginessName ?? title };
}

const entriesOnly = columns.entries.filter((name) => !['fdId', 'fdComName', 'fdComId'].includes(name));

function queryEntries(db: Store) {
  return db
    .selectFrom('submission')
    .leftJoin('account', 'account.fdId', 'submission.accountId')
    .leftJoin('getbuginess', 'getbuginess.fdId', 'submission.fdId')
    .where('kind', '=', 'entry')
    .select(entriesOnly.map((name) => `getbuginess.${name}` as 'getbuginess.fdType'))
    .select(['submission.fdId', 'submission.fdComName', 'submission.fdComId', 'submission.createdAt'])
    .select(['submission.values as kept', 'submission.title', 'account.username', 'number', 'state']);
}

function query(db: Store, kind: SentKind) {
  // The columns used in the rest of this file exist in all of them.
  if (kind === 'entries') return queryEntries(db) as unknown as ReturnType<typeof queryForms>;
  return queryForms(db, kind);
}

function queryForms(db: Store, kind: 'applications' | 'intentions') {
  const table = tables[kind] as 'projectApplication';
  const names = columns[kind] as 'fdId'[];
  return db
    .selectFrom(table)
    .leftJoin('account', 'account.fdId', `${table}.accountId`)
    .leftJoin('submission', 'submission.fdId', `${table}.fdId`)
    .select([
      ...names.map((name) => `${table}.${name}` as const),
      `${table}.createdAt`,
      'account.username',
      'submission.number',
      'submission.state',
    ]);
}

/** All submissions of a kind, oldest first. */
export async function* readSubmissions(db: Store, kind: SentKind): AsyncGenerator<Submission> {
  const table = tables[kind] as 'projectApplication';
  let last = { createdAt: 0, fdId: '' };
  for (;;) {
    const rows = await query(db, kind)
      .where(({ eb, and, or }) =>
        or([
          eb(`${table}.createdAt`, '>', last.createdAt),
          and([eb(`${table}.createdAt`, '=', last.createdAt), eb(`${table}.fdId`, '>', last.fdId)]),
        ]),
      )
      .orderBy(`${table}.createdAt`)
      .orderBy(`${table}.fdId`)
      .limit(batchSize)
      .execute();
    for (const row of rows) yield toSubmission(kind === 'entries' ? entryOf(row) : row);
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = { createdAt: Number(end.createdAt), fdId: end.fdId };
  }
}

/** A submission by its id or its receipt number, or null. */
export async function findSubmission(
  db: Store,
  name: string,
): Promise<{ kind: SentKind; submission: Submission } | null> {
  for (const kind of kinds) {
    const row = await query(db, kind)
      .where(({ eb, or }) =>
        or([eb(`${tables[kind] as 'projectApplication'}.fdId`, '=', name), eb('submission.number', '=', name)]),
      )
      .executeTakeFirst();
    if (row) return { kind, submission: toSubmission(kind === 'entries' ? entryOf(row) : row) };
  }
  return null;
}

/** Attachments of an application, in order of upload. */
export async function filesOf(db: Store | StoreTransaction, fdId: string) {
  const rows = await db
    .selectFrom('attachment')
    .select(['attId', 'fileName', 'size', 'replacedBy'])
    .where('applicationId', '=', fdId)
    .orderBy('createdAt')
    .orderBy('attId')
    .execute();
  return rows.map(({ size, replacedBy, ...row }) => ({ ...row, size: Number(size), replaced: replacedBy !== null }));
}

type SubmissionRow = Selectable<AccountTables['submission']>;

/** What staff ask for. */
export type AskedSupplement = Pick<Supplement, 'items' | 'day'>;

/** A request as stored, with the state that the submission returns to. */
interface StoredRequest {
  shown: Supplement;
  from: SubmissionState;
}

const maxItems = 30;

/** The open request of a submission, if there is one. */
export const openRequest = ({ supplement }: SubmissionRow): StoredRequest | null =>
  supplement === null ? null : (JSON.parse(supplement) as StoredRequest);

/** @throws BusinessError unless each item exists, has a reason and comes once, and the day is not past */
async function check(trx: StoreTransaction, row: SubmissionRow, { items, day }: AskedSupplement, today: string) {
  if (items.length === 0 || items.length > maxItems) throw new BusinessError('请选择要补正的内容');
  // More could not be sent.
  if (items.filter(({ kind }) => kind !== 'field').length > maxAttachments)
    throw new BusinessError(`要补正的附件不能超过${maxAttachments}个`);
  if (items.some(({ reason }) => reason.trim() === '')) throw new BusinessError('请写明每一处要补正的原因');
  const known = {
    field: new Set(Object.keys(correctableFields[row.kind as SubmissionKind])),
    file: new Set((await filesOf(trx, row.fdId)).filter(({ replaced }) => !replaced).map(({ attId }) => attId)),
    more: { has: (name: string) => name.trim() !== '' },
  };
  const isKnown = items.every(({ kind, name }) => known[kind].has(name));
  if (!isKnown || new Set(items.map(({ name }) => name)).size < items.length)
    throw new BusinessError('要补正的内容不正确，请刷新后重试');
  if (readDay(day) !== day || day < today) throw new BusinessError('补正期限应为今天或以后的日期');
}

/** A checked request as it is stored. @throws BusinessError */
export async function requestText(
  trx: StoreTransaction,
  row: SubmissionRow,
  supplement: AskedSupplement | undefined,
  { note, by }: { note: string; by: string | null },
  now: number,
): Promise<string> {
  if (!supplement) throw new BusinessError('请选择要补正的内容');
  await check(trx, row, supplement, chinaDay(now));
  const asked = trx
    .selectFrom('submissionEvent')
    .where('submissionId', '=', row.fdId)
    .where('action', '=', 'supplement');
  const shown: Supplement = {
    items: supplement.items,
    day: supplement.day,
    note,
    round: (await countOf(asked)) + 1,
    askedAt: chinaTime(now),
    by,
  };
  return JSON.stringify({ shown, from: row.state as SubmissionState } satisfies StoredRequest);
}
