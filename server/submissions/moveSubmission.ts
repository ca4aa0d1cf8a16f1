import type { Updateable } from 'kysely';
import { decisionsFor, type Decision } from '../../src/contract/desk';
import type { SubmissionKind, SubmissionState, Supplement } from '../../src/contract/submission';
import { correctableFields } from '../../src/contract/companyForms';
import { maxAttachments } from '../../src/contract/attachment';
import type { Database, Row, Store, StoreTransaction } from '../db/schema';
import { publishRow } from '../db/contentVersion';
import { writeAuditLog } from '../db/auditLog';
import { countOf, isUniqueViolation, rowsWith, updateRows } from '../db/queries';
import { chinaDay, chinaDayNumber, chinaTime, readDay } from '../lib/chinaTime';
import { BusinessError, StatusError } from '../lib/errors';
import { answerClockOf } from './answerClock';
import { hideEntry, keptEntry, shownEntry, type EntryRow } from './entryRow';
import { appendEvent } from './submissionEvents';

/** A stored submission. */
export type SubmissionRow = Row<'submission'>;

/** Who triggers the transition: the company that owns the submission, or staff. */
export type Mover =
  | { side: 'company'; fdComId: string; name: string }
  /** `publicName` is shown to the company, `name` in the audit log. */
  | { side: 'staff'; accountId: string; username: string; name: string; publicName: string };

/** A transition; omitted fields stay unchanged. */
export interface Move {
  number: string;
  step: Decision | 'withdraw';
  mover: Mover;
  /** Message to the company. */
  note?: string;
  /** `yyyy-MM-dd`. */
  expectedDay?: string;
  /** With `supplement`: what to correct. */
  supplement?: AskedSupplement;
}

/** States in which a company may withdraw its submission. */
export const withdrawableStates: readonly SubmissionState[] = [
  'submitted',
  'accepted',
  'supplement',
  'pending',
  'published',
];

const notFound = '没有找到这条记录';
const changedMeanwhile = '该记录刚刚有变化，请刷新后重试';
const appliedAgain = '企业已重新申报该项目，不能重新办理';
const refusals: Record<Move['step'], string> = {
  accept: '当前状态不能受理',
  grant: '当前状态不能通过',
  refuse: '当前状态不能退回',
  reopen: '当前状态不能重新办理',
  publish: '当前状态不能发布',
  remove: '当前状态不能撤下',
  supplement: '当前状态不能要求补正',
  note: '当前状态不能答复',
  withdraw: '已办结，不能撤回',
};

/**
 * Finds a submission by its number, restricted to a company or a kind if given.
 * @throws StatusError 404
 */
export async function findSubmissionOrThrow(
  trx: Store,
  number: string,
  fdComId: string | null,
  kind?: SubmissionKind,
): Promise<SubmissionRow> {
  const known = { number, ...(fdComId !== null && { fdComId }), ...(kind && { kind }) };
  const row = await rowsWith(trx, 'submission', known).selectAll().executeTakeFirst();
  // Whether a number exists must not be revealed to others.
  if (!row) throw new StatusError(404, notFound);
  return row;
}

function isAllowed({ state }: SubmissionRow, { step, mover }: Move): boolean {
  if (step === 'withdraw') return mover.side === 'company' && withdrawableStates.includes(state as SubmissionState);
  return mover.side === 'staff' && decisionsFor[state as SubmissionState].includes(step);
}

function stateAfter(step: Move['step'], row: SubmissionRow, shown: EntryRow | undefined): SubmissionState {
  const { kind, state } = row;
  if (step === 'note') return state as SubmissionState;
  if (step === 'reopen') return openRequest(row)?.from ?? (kind === 'entry' ? 'pending' : 'accepted');
  // A refused edit leaves what was published before it.
  if (step === 'refuse' && shown) return 'published';
  const states = {
    accept: 'accepted',
    grant: 'granted',
    refuse: 'refused',
    publish: 'published',
    remove: 'removed',
    supplement: 'supplement',
    withdraw: 'withdrawn',
  } as const;
  return states[step];
}

/** Final states, unless it is reopened. */
const finalStates: readonly SubmissionState[] = ['granted', 'refused', 'withdrawn', 'removed'];

/**
 * Updates a submission, if its state is still the one that was read.
 * @throws BusinessError if it was changed concurrently
 */
export async function updateSubmission(
  trx: StoreTransaction,
  { fdId, state }: SubmissionRow,
  change: Updateable<Database['submission']>,
): Promise<void> {
  const changed = await updateRows(trx, 'submission', { fdId, state }, change);
  if (changed === 0) throw new BusinessError(changedMeanwhile);
}

/** A withdrawn or refused application no longer blocks another one; a reopened one must be the only one. */
async function keepOneOpen(trx: StoreTransaction, fdId: string, next: SubmissionState, now: number): Promise<void> {
  const row = await rowsWith(trx, 'projectApplication', { fdId }).selectAll().executeTakeFirst();
  if (!row) return;
  const closes = next === 'withdrawn' || next === 'refused';
  if (closes === (row.closedAt !== null)) return;
  if (!closes) {
    const { fdProjectId, fdComId } = row;
    const others = rowsWith(trx, 'projectApplication', { fdProjectId, fdComId, closedAt: null });
    if ((await countOf(others)) > 0) throw new BusinessError(appliedAgain);
  }
  try {
    await updateRows(trx, 'projectApplication', { fdId }, { closedAt: closes ? now : null });
  } catch (error) {
    // Another one was opened concurrently, as the unique index reports.
    if (isUniqueViolation(error)) throw new BusinessError(appliedAgain);
    throw error;
  }
}

/** When the time limit of what is taken up again began: today, unless it only waited for the company. */
async function clockAfter(trx: StoreTransaction, row: SubmissionRow, now: number): Promise<number> {
  const request = openRequest(row);
  if (!request) return chinaDayNumber(now);
  return (await answerClockOf(trx)).afterPause(row, request.shown.askedAt.slice(0, 10), now);
}

/** Publishes or unpublishes an entry according to its new state. @returns the values to store */
async function syncEntry(
  trx: StoreTransaction,
  row: SubmissionRow,
  { step, next, shown }: { step: Move['step']; next: SubmissionState; shown: EntryRow | undefined },
  now: number,
): Promise<string | null> {
  if (next !== 'published') {
    if (!shown || next === 'pending' || next === 'supplement') return row.values;
    const hidden = await hideEntry(trx, row.fdId);
    return row.values ?? hidden;
  }
  if (step === 'refuse' || row.state === 'published') return null;
  const entry = keptEntry(row.values);
  if (!entry) throw new BusinessError('发布内容已不存在，请企业重新发布');
  await publishRow(trx, 'getbuginess', { ...entry, fdReleaseTime: shown?.fdReleaseTime ?? chinaTime(now) });
  return null;
}

/**
 * Performs a transition of a submission, for companies and staff alike: validates it, changes the state, appends an
 * event, publishes or unpublishes an entry, closes or opens an application, and writes the audit log for staff.
 * Everything happens in the given transaction, which must be rolled back after an exception.
 * @returns the new state
 * @throws StatusError 404 for an unknown number, or another company's; BusinessError for a transition that its state
 *   does not allow
 */
export async function moveSubmission(trx: StoreTransaction, move: Move, now: number): Promise<SubmissionState> {
  const { number, step, mover, note = '', expectedDay = '' } = move;
  const row = await findSubmissionOrThrow(trx, number, mover.side === 'company' ? mover.fdComId : null);
  if (!isAllowed(row, move)) throw new BusinessError(refusals[step]);
  const isStaff = mover.side === 'staff';
  const shown = row.kind === 'entry' ? await shownEntry(trx, row.fdId) : undefined;
  const next = stateAfter(step, row, shown);
  const supplement =
    step === 'supplement'
      ? await requestText(trx, row, move.supplement, { note, by: isStaff ? mover.publicName : null }, now)
      : null;
  const moved = step !== 'note';
  await updateSubmission(trx, row, {
    state: next,
    ...(moved ? { changedAt: now, endedAt: finalStates.includes(next) ? now : null } : {}),
    ...(moved ? { supplement, supplementDay: move.supplement?.day ?? null } : {}),
    // Of what stays published, not of the refused edit.
    ...(step === 'refuse' && shown ? { title: shown.fdGetbuginessName ?? row.title } : {}),
    ...(step === 'reopen' ? { clockDay: await clockAfter(trx, row, now) } : {}),
    ...(next === 'accepted' && row.acceptedAt === null ? { acceptedAt: now } : {}),
    ...(expectedDay ? { expectedDay } : {}),
    ...(isStaff ? { handler: mover.username, readAt: Number(row.readAt ?? now) } : {}),
    ...(isStaff && note ? { answer: note, answeredBy: mover.publicName, answeredAt: now } : {}),
  });
  if (row.kind === 'application') await keepOneOpen(trx, row.fdId, next, now);
  if (row.kind === 'entry') {
    const values = await syncEntry(trx, row, { step, next, shown }, now);
    if (values !== row.values) await updateRows(trx, 'submission', { fdId: row.fdId }, { values });
  }
  const line = { action: step, side: mover.side, actor: isStaff ? mover.publicName : mover.name, note: note || null };
  const details = move.supplement && { details: move.supplement };
  await appendEvent(trx, row.fdId, { ...line, ...details }, now);
  if (isStaff) {
    await writeAuditLog(trx, mover, { action: `decide:${step}`, target: number, title: row.title, note }, now);
  }
  return next;
}

/** Attachments of an application, in order of upload. */
export async function filesOf(db: Store, fdId: string) {
  const files = rowsWith(db, 'attachment', { applicationId: fdId }).select(['attId', 'fileName', 'size', 'replacedBy']);
  const rows = await files.orderBy('createdAt').orderBy('attId').execute();
  return rows.map(({ size, replacedBy, ...row }) => ({ ...row, size: Number(size), replaced: replacedBy !== null }));
}

/** What staff ask for. */
type AskedSupplement = Pick<Supplement, 'items' | 'day'>;

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
async function checkSupplement(
  trx: StoreTransaction,
  row: SubmissionRow,
  { items, day }: AskedSupplement,
  today: string,
) {
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
async function requestText(
  trx: StoreTransaction,
  row: SubmissionRow,
  supplement: AskedSupplement | undefined,
  { note, by }: { note: string; by: string | null },
  now: number,
): Promise<string> {
  if (!supplement) throw new BusinessError('请选择要补正的内容');
  await checkSupplement(trx, row, supplement, chinaDay(now));
  const earlierRequests = rowsWith(trx, 'submissionEvent', { submissionId: row.fdId, action: 'supplement' });
  const round = (await countOf(earlierRequests)) + 1;
  const { items, day } = supplement;
  const shown: Supplement = { items, day, note, round, askedAt: chinaTime(now), by };
  return JSON.stringify({ shown, from: row.state as SubmissionState } satisfies StoredRequest);
}
