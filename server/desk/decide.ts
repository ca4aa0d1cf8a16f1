import { Type } from '@sinclair/typebox';
import { decisions, type DecisionPayload, type DecisionResult } from '../../src/contract/desk';
import { submissionStates } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/bodies';
import { idempotencyKey } from '../http/idempotentWrites';
import { chinaDay, chinaTime, readDay } from '../lib/chinaTime';
import { BusinessError, StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import { moveSubmission, type Move } from '../submissions/moveSubmission';
import { supplementItem } from '../submissions/submissionDetail';
import { oneOf } from '../http/envelopes';
import type { DeskPlugin } from './deskRoutes';

const payload = {
  numbers: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 100 }),
  decision: oneOf(decisions),
  note: Type.String({ default: '' }),
  expectedDay: Type.String({ default: '' }),
  supplement: Type.Optional(
    Type.Object(
      { items: Type.Array(supplementItem, { maxItems: 30 }), day: Type.String({ maxLength: 10 }) },
      { description: '要补正的内容与期限；只能逐件要求' },
    ),
  ),
  seen: Type.Optional(
    Type.Record(Type.String(), oneOf(submissionStates), { description: '各编号在作决定者眼前的状态；已变者不办' }),
  ),
  seenAt: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 20 }), {
      description: '各编号在作决定者眼前的 changedAt；企业此后修改过的不办',
    }),
  ),
};

const noteForm = { note: { maxLength: 1000, multiline: true } } as const satisfies FormRules;
const noteLabels = { note: '给企业的说明' };
const reasonForm = {
  name: { required: true, maxLength: 100 },
  reason: { required: true, maxLength: 500, multiline: true },
} as const satisfies FormRules;
const reasonLabels = { name: '要补正的内容', reason: '补正原因' };

/** What the staff member has seen of a submission. */
const seenOf = (number: string, { seen = {}, seenAt = {} }: Pick<DecisionPayload, 'seen' | 'seenAt'>) => ({
  state: Object.hasOwn(seen, number) ? seen[number] : undefined,
  changedAt: Object.hasOwn(seenAt, number) ? seenAt[number] : undefined,
});

/**
 * Locks a submission until the end of the transaction, if it is unchanged since the staff member saw it: of two
 * concurrent decisions the second is rejected even if the transition would still be allowed, and nobody publishes an
 * entry that was replaced meanwhile.
 * @throws BusinessError that names who changed it
 */
async function assertUnchanged(
  trx: StoreTransaction,
  number: string,
  { state, changedAt }: ReturnType<typeof seenOf>,
): Promise<void> {
  let holding = trx.updateTable('submission').set({ number }).where('number', '=', number);
  if (state !== undefined) holding = holding.where('state', '=', state);
  const locked = await holding.returning('changedAt').executeTakeFirst();
  if (locked) {
    if (changedAt === undefined || changedAt === chinaTime(Number(locked.changedAt))) return;
    throw new BusinessError(messages.editedByCompany);
  }
  const row = await trx
    .selectFrom('submission')
    .leftJoin('account', 'account.username', 'submission.handler')
    .select(['submission.state', 'handler', 'displayName'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return;
  const who = row.state === 'withdrawn' ? null : row.displayName || row.handler;
  throw new BusinessError(who === null ? messages.changedByCompany : messages.decidedBy(who));
}

/** A request with each reason as sent. @throws BusinessError for a character that no field allows */
const checkReasons = (request: DecisionPayload['supplement']) =>
  request && {
    ...request,
    items: request.items.map(({ kind, ...item }) => ({ kind, ...checkFields(item, reasonForm, reasonLabels, '') })),
  };

/** @throws BusinessError for an invalid or past day */
function checkExpectedDay(text: string, today: string): string {
  if (text === '') return '';
  const day = readDay(text, true);
  if (day === null || day < today) throw new BusinessError(messages.badExpectedDay);
  return day;
}

/** Decides submissions, each in its own transaction: one that fails is reported, and does not affect the others. */
export const decide: DeskPlugin = ({ post }, { idempotentWrites, now }) => {
  const description = '逐件办理：不能办理的在 refused 中说明原因，不影响其他各件。';
  const call = { body: payload, description };
  post('/api/desk/decide', call, async ({ body: payload, staff, request }) => {
    const { numbers, decision, ...body } = payload;
    const { note } = checkFields(body, noteForm, noteLabels, '');
    const key = idempotencyKey(request);
    const expectedDay = checkExpectedDay(body.expectedDay, chinaDay(now()));
    if (decision === 'note' && note === '' && expectedDay === '') throw new BusinessError(messages.noteMissing);
    const supplement = decision === 'supplement' ? checkReasons(body.supplement) : undefined;
    if (supplement && numbers.length > 1) throw new BusinessError('补正要求须逐件提出');
    const data: DecisionResult = { done: [], refused: [] };
    for (const number of new Set(numbers)) {
      const mover = { side: 'staff', ...staff } as const;
      const move: Move = { number, step: decision, mover, note, expectedDay, supplement };
      const seen = seenOf(number, body);
      try {
        // Each with a key derived from the call's, so that a retry does not decide it twice.
        const write = {
          key,
          scope: `decide ${staff.accountId} ${number}`,
          content: JSON.stringify([decision, note, expectedDay, supplement]),
        };
        await idempotentWrites.run(write, async () => async (trx) => {
          await assertUnchanged(trx, number, seen);
          return { state: await moveSubmission(trx, move, now()) };
        });
        data.done.push(number);
      } catch (error) {
        if (!(error instanceof BusinessError || error instanceof StatusError)) throw error;
        data.refused.push({ number, reason: error.msg ?? '' });
      }
    }
    return data;
  });
};
