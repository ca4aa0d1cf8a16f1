import type { Store, StoreTransaction, AccountTables } from '../db/schema';
import { chinaTime, chinaDay, readDay } from '../lib/chinaTime';
import type { Selectable } from 'kysely';
import type { Supplement, SubmissionKind, SubmissionState } from '../../src/contract/submission';
import { correctableFields } from '../../src/contract/supplement';
import { maxAttachments } from '../attachments/attachments';
import { countOf, batchesOf } from '../db/queries';
import { BusinessError } from '../lib/errors';

/** Kinds of submissions. */
export const kinds = ['applications', 'intentions', 'entries'] as const;
export type SentKind = (typeof kinds)[number];

/** A submission as columns of a table for people; times in China time. */
export type Submission = Record<string, string> & { fdId: string };

/** An attachment of an application. */
export type SubmittedFile = Awaited<ReturnType<typeof filesOf>>[number];

const words = (...lists: string[]) => lists.flatMap((list) => list.split(' '));

/** What each kind is called in the store, its table, and the columns of that, in the order of the form. */
const forms = {
  applications: {
    ...{ kind: 'application', table: 'projectApplication', title: 'fdProjectName' },
    columns: words('fdProjectName fdProjectId fdSubmitterName fdSubmitterPhone fdApplicantEmail fdApplicationInfo'),
  },
  intentions: {
    ...{ kind: 'intention', table: 'purchaseIntention', title: 'fdAppName' },
    columns: words('fdAppName fdAppId fdContactName fdContactPhone fdContactEmail fdContactWechat'),
  },
  entries: {
    ...{ kind: 'entry', table: 'getbuginess', title: 'fdGetbuginessName' },
    columns: words(
      'fdGetbuginessName fdGetbuginessType fdContactsPerson fdContactsPhone fdArea fdContactsAddress',
      'fdGetbuginessNumber fdGetbuginessModel fdGetbuginessPrice fdType fdDeadlineTime',
    ),
  },
} as const;

/** Rows per read. */
const batchSize = 500;

/** Some submissions of a kind, oldest first; of an unpublished entry the values that its submission keeps. */
async function readSome(db: Store, kind: SentKind, ids: readonly string[]): Promise<Submission[]> {
  const { columns, title } = forms[kind];
  const table = forms[kind].table as 'projectApplication';
  const rows = await db
    .selectFrom('submission')
    .leftJoin('account', 'account.fdId', 'submission.accountId')
    .leftJoin(table, `${table}.fdId`, 'submission.fdId')
    .select(columns.map((name) => `${table}.${name}` as 'projectApplication.fdProjectId'))
    .select([
      'submission.fdId',
      'submission.fdComName',
      'submission.fdComId',
      'submission.createdAt',
      'number',
      'state',
    ])
    .select(['submission.values as kept', 'submission.title', 'account.username'])
    .where('submission.fdId', 'in', ids)
    .orderBy('submission.createdAt')
    .orderBy('submission.fdId')
    .execute();
  return rows.map(({ kept, ...row }) => {
    const values = { ...(JSON.parse(kept ?? '{}') as object), [title]: row.title } as Record<string, unknown>;
    const shown = row as Record<string, unknown>;
    const typed = columns.map((name) => [name, String(shown[name] ?? values[name] ?? '')] as const);
    const { fdId, fdComName, fdComId, createdAt, username, number, state } = row;
    return {
      fdId,
      ...Object.fromEntries(typed.slice(0, 2)),
      ...{ fdComName, fdComId },
      ...Object.fromEntries(typed.slice(2)),
      submittedAt: chinaTime(Number(createdAt)),
      account: username ?? '',
      ...{ number, state },
    };
  });
}

/** All submissions of a kind, oldest first. */
export async function* readSubmissions(db: Store, kind: SentKind): AsyncGenerator<Submission> {
  const all = db.selectFrom('submission').select('fdId').where('kind', '=', forms[kind].kind);
  const ids = (await all.orderBy('createdAt').orderBy('fdId').execute()).map(({ fdId }) => fdId);
  for (const part of batchesOf(ids, batchSize)) yield* await readSome(db, kind, part);
}

/** A submission by its id or its receipt number, or null. */
export async function findSubmission(db: Store, name: string) {
  const named = db.selectFrom('submission').select(['fdId', 'kind']);
  const row = await named
    .where(({ eb, or }) => or([eb('fdId', '=', name), eb('number', '=', name)]))
    .executeTakeFirst();
  const kind = kinds.find((one) => forms[one].kind === row?.kind);
  const [submission] = row && kind ? await readSome(db, kind, [row.fdId]) : [];
  return row && submission ? { kind: row.kind, submission } : null;
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
