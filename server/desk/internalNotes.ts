import { Type } from '@sinclair/typebox';
import type { InternalNote } from '../../src/contract/desk';
import type { FormRules } from '../../src/contract/form';
import { writeAuditLog } from '../db/writeAuditLog';
import type { Store } from '../db/schema';
import { checkFields } from '../http/checkFields';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotencyKey';
import { chinaTime } from '../lib/chinaTime';
import { newId } from '../lib/newId';
import type { AreaPlugin } from '../services';
import { findSubmissionOrThrow } from '../submissions/moveSubmission';
import { done, text, writing } from './deskSchemas';
import { requireStaff, staffOf } from './requireStaff';

const form = { note: { required: true, maxLength: 1000, multiline: true } } as const satisfies FormRules;

export const internalNoteSchema = Type.Object({ at: Type.String(), actor: Type.String(), note: Type.String() });

/** What staff noted on a submission, oldest first. Only the desk's own calls read it. */
export async function internalNotesOf(db: Store, submissionId: string): Promise<InternalNote[]> {
  const rows = await db
    .selectFrom('internalNote')
    .select(['at', 'actor', 'note'])
    .where('submissionId', '=', submissionId)
    .orderBy('at')
    .orderBy('fdId')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: chinaTime(Number(at)) }));
}

/** Adds a note for colleagues; it stays, and the company never sees it. */
export const internalNotes: AreaPlugin = (app, services) => {
  const { idempotentWrites, now } = services;
  const schema = writing({ number: Type.String({ maxLength: 40 }), note: text }, done);
  app.post('/api/desk/note', { schema, onRequest: requireStaff(services, 'inbox') }, async (request) => {
    const staff = await staffOf(services, request);
    const { number } = request.body;
    const { note } = checkFields(request.body, form, { note: '内部备注' }, '');
    const write = { key: idempotencyKey(request), scope: `note ${staff.accountId} ${number}`, content: note };
    return idempotentWrites.run(write, async () => async (trx) => {
      const { fdId, title } = await findSubmissionOrThrow(trx, number, null);
      const values = { fdId: newId(now()), submissionId: fdId, at: now(), actor: staff.name, note };
      await trx.insertInto('internalNote').values(values).execute();
      // The audit log says that there is one; the text stays with the submission.
      await writeAuditLog(trx, staff, { action: 'inbox:note', target: number, title }, now());
      return success<null>();
    });
  });
};
