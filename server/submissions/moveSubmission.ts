import type { Selectable, Updateable } from 'kysely';
import { decisionsFor, type Decision } from '../../src/contract/desk';
import type { SubmissionKind, SubmissionState } from '../../src/contract/submission';
import type { AccountTables } from '../db/accountTables';
import { recordDeskAct } from '../db/recordDeskAct';
import type { Store, StoreTransaction } from '../db/schema';
import { isTaken } from '../db/isTaken';
import { chinaTime } from '../lib/chinaTime';
import { BusinessError, StatusError } from '../lib/errors';
import { hideEntry, keptEntry, showEntry } from './entryRow';
import { appendEvent } from './submissionEvents';

/** A submission as it is stored. */
export type SubmissionRow = Selectable<AccountTables['submission']>;

/** Who moves a submission: the company whose it is, or staff. */
export type Mover =
  | { side: 'company'; fdComId: string; name: string }
  /** `publicName` is what the company reads, `name` what the desk's record does. */
  | { side: 'staff'; accountId: string; username: string; name: string; publicName: string };

/** A step to be done; what is left out stays. */
export interface Move {
  number: string;
  step: Decision | 'withdraw';
  mover: Mover;
  /** To the company. */
  note?: string;
  /** `yyyy-MM-dd`. */
  expectedDay?: string;
}

/** The states in which a company may take back what it sent. */
export const withdrawableStates: readonly SubmissionState[] = ['submitted', 'pending', 'published'];

const notFound = '没有找到这条记录';
const changedMeanwhile = '该记录刚刚有变化，请刷新后重试';
const appliedAgain = '企业已重新申报该项目，不能重新办理';
const cannot: Record<Move['step'], string> = {
  accept: '当前状态不能受理',
  grant: '当前状态不能通过',
  refuse: '当前状态不能退回',
  reopen: '当前状态不能重新办理',
  publish: '当前状态不能发布',
  remove: '当前状态不能撤下',
  note: '当前状态不能答复',
  withdraw: '已受理或已结束，不能撤回',
};

/**
 * A submission by its number, of that company alone, or that kind, if one is given.
 * @throws StatusError 404
 */
export async function needSubmission(
  trx: Store | StoreTransaction,
  number: string,
  fdComId: string | null,
  kind?: SubmissionKind,
): Promise<SubmissionRow> {
  let query = trx.selectFrom('submission').selectAll().where('number', '=', number);
  if (fdComId !== null) query = query.where('fdComId', '=', fdComId);
  if (kind) query = query.where('kind', '=', kind);
  const row = await query.executeTakeFirst();
  // That a number exists is nobody else's business.
  if (!row) throw new StatusError(404, notFound);
  return row;
}

function isAllowed({ state }: SubmissionRow, { step, mover }: Move): boolean {
  if (step === 'withdraw') return mover.side === 'company' && withdrawableStates.includes(state as SubmissionState);
  return mover.side === 'staff' && decisionsFor[state as SubmissionState].includes(step);
}

function stateAfter(step: Move['step'], { kind, state }: SubmissionRow): SubmissionState {
  if (step === 'note') return state as SubmissionState;
  if (step === 'reopen') return kind === 'entry' ? 'pending' : 'accepted';
  const states = {
    accept: 'accepted',
    grant: 'granted',
    refuse: 'refused',
    publish: 'published',
    remove: 'removed',
    withdraw: 'withdrawn',
  } as const;
  return states[step];
}

/** States in which nothing more happens unless someone begins again. */
const ended: readonly SubmissionState[] = ['granted', 'refused', 'withdrawn', 'removed'];

/**
 * Writes a submission's new state, if it is still in the one that was read.
 * @throws BusinessError when somebody else was faster.
 */
export async function updateSubmission(
  trx: StoreTransaction,
  { fdId, state }: SubmissionRow,
  change: Updateable<AccountTables['submission']>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('submission')
    .set(change)
    .where('fdId', '=', fdId)
    .where('state', '=', state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new BusinessError(changedMeanwhile);
}

/** A withdrawn or refused application lets the company apply again; taken up again, it must be the only one. */
async function keepOneOpen(trx: StoreTransaction, fdId: string, next: SubmissionState, now: number): Promise<void> {
  const row = await trx
    .selectFrom('projectApplication')
    .select(['fdProjectId', 'fdComId', 'closedAt'])
    .where('fdId', '=', fdId)
    .executeTakeFirst();
  if (!row) return;
  const closes = next === 'withdrawn' || next === 'refused';
  if (closes === (row.closedAt !== null)) return;
  if (!closes) {
    const other = await trx
      .selectFrom('projectApplication')
      .select('fdId')
      .where('fdProjectId', '=', row.fdProjectId)
      .where('fdComId', '=', row.fdComId)
      .where('closedAt', 'is', null)
      .executeTakeFirst();
    if (other) throw new BusinessError(appliedAgain);
  }
  try {
    await trx
      .updateTable('projectApplication')
      .set({ closedAt: closes ? now : null })
      .where('fdId', '=', fdId)
      .execute();
  } catch (error) {
    // Another one was opened meanwhile, which only the index knew.
    if (isTaken(error)) throw new BusinessError(appliedAgain);
    throw error;
  }
}

/** Shows or hides an entry as its new state has it. @returns what is to be kept of it. */
async function placeEntry(
  trx: StoreTransaction,
  row: SubmissionRow,
  next: SubmissionState,
  now: number,
): Promise<Pick<SubmissionRow, 'values'>> {
  const shown = row.state === 'published';
  if (shown === (next === 'published')) return { values: row.values };
  if (shown) return { values: await hideEntry(trx, row.fdId) };
  const kept = keptEntry(row.values);
  if (!kept) throw new BusinessError('发布内容已不存在，请企业重新发布');
  await showEntry(trx, { ...kept, fdReleaseTime: chinaTime(now) });
  return { values: null };
}

/**
 * Moves a submission one step on, for the company and for staff alike: checks that the step is allowed, changes the
 * state, writes the step down, shows or hides an entry, closes or opens an application, and keeps a record of what staff
 * did. All of it in the given transaction; after an exception nothing of it may be committed.
 * @returns the state it is in now.
 * @throws StatusError 404 for a number that is not there, or not this company's; BusinessError for a step that its state
 *   does not allow.
 */
export async function moveSubmission(trx: StoreTransaction, move: Move, now: number): Promise<SubmissionState> {
  const { number, step, mover, note = '', expectedDay = '' } = move;
  const row = await needSubmission(trx, number, mover.side === 'company' ? mover.fdComId : null);
  if (!isAllowed(row, move)) throw new BusinessError(cannot[step]);
  const next = stateAfter(step, row);
  const isStaff = mover.side === 'staff';
  const moved = step !== 'note';
  await updateSubmission(trx, row, {
    state: next,
    ...(moved ? { changedAt: now, endedAt: ended.includes(next) ? now : null } : {}),
    ...(next === 'accepted' && row.acceptedAt === null ? { acceptedAt: now } : {}),
    ...(expectedDay ? { expectedDay } : {}),
    ...(isStaff ? { handler: mover.username, readAt: Number(row.readAt ?? now) } : {}),
    ...(isStaff && note ? { answer: note, answeredBy: mover.publicName, answeredAt: now } : {}),
  });
  if (row.kind === 'application') await keepOneOpen(trx, row.fdId, next, now);
  if (row.kind === 'entry') {
    const { values } = await placeEntry(trx, row, next, now);
    if (values !== row.values)
      await trx.updateTable('submission').set({ values }).where('fdId', '=', row.fdId).execute();
  }
  const line = { action: step, side: mover.side, actor: isStaff ? mover.publicName : mover.name, note: note || null };
  await appendEvent(trx, row.fdId, line, now);
  if (isStaff) {
    await recordDeskAct(trx, mover, { action: `decide:${step}`, target: number, title: row.title, note }, now);
  }
  return next;
}
