import type { Account } from '../auth/sessions';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { keptEntry } from '../submissions/entryRow';
import { moveSubmission, withdrawableStates } from '../submissions/moveSubmission';

/** What stands where a person was named. */
const nobody = '已注销';

/** States of submissions that staff took up: their record stays complete, the files too. */
const keptStates = ['accepted', 'granted'];

/** Ids of what staff took up. */
const takenUp = (trx: StoreTransaction, fdComId: string) =>
  trx.selectFrom('submission').select('fdId').where('fdComId', '=', fdComId).where('state', 'in', keptStates);

/** Files and pictures whose rows are gone. */
export interface Leftovers {
  attachments: string[];
  pictures: string[];
}

/** Takes entries off the portal and everything back that nobody took up. */
async function withdrawAll(trx: StoreTransaction, fdComId: string, name: string, now: number): Promise<void> {
  const open = await trx
    .selectFrom('submission')
    .select('number')
    .where('fdComId', '=', fdComId)
    .where('state', 'in', withdrawableStates)
    .execute();
  const mover = { side: 'company', fdComId, name } as const;
  for (const { number } of open) await moveSubmission(trx, { number, step: 'withdraw', mover }, now);
}

/** Takes the people out of what was sent; that a company sent it, what about and how it ended stays. */
async function forgetPeople(trx: StoreTransaction, fdComId: string): Promise<void> {
  await trx
    .updateTable('projectApplication')
    .set({ fdSubmitterName: nobody, fdSubmitterPhone: '', fdApplicantEmail: null })
    .where('fdComId', '=', fdComId)
    .execute();
  await trx
    .updateTable('projectApplication')
    .set({ fdApplicationInfo: null })
    .where('fdComId', '=', fdComId)
    .where('fdId', 'not in', takenUp(trx, fdComId))
    .execute();
  await trx
    .updateTable('purchaseIntention')
    .set({ fdContactName: nobody, fdContactPhone: '', fdContactEmail: null, fdContactWechat: null })
    .where('fdComId', '=', fdComId)
    .execute();
  await trx
    .updateTable('submissionEvent')
    .set({ actor: nobody })
    .where('side', '=', 'company')
    .where('submissionId', 'in', trx.selectFrom('submission').select('fdId').where('fdComId', '=', fdComId))
    .execute();
  const entries = await trx
    .selectFrom('submission')
    .select(['fdId', 'values'])
    .where('fdComId', '=', fdComId)
    .where('values', 'is not', null)
    .execute();
  for (const { fdId, values } of entries) {
    const without = { ...keptEntry(values), fdContactsPerson: nobody, fdContactsPhone: '', fdContactsAddress: '' };
    await trx
      .updateTable('submission')
      .set({ values: JSON.stringify(without) })
      .where('fdId', '=', fdId)
      .execute();
  }
}

/** Removes the rows of files that belong to nothing that staff took up, and of the pictures. */
async function dropFiles(trx: StoreTransaction, accountId: string, fdComId: string): Promise<Leftovers> {
  const attachments = await trx
    .deleteFrom('attachment')
    .where('accountId', '=', accountId)
    .where((row) =>
      row.or([row('applicationId', 'is', null), row.not(row('applicationId', 'in', takenUp(trx, fdComId)))]),
    )
    .returning('attId')
    .execute();
  const pictures = await trx.deleteFrom('picture').where('accountId', '=', accountId).returning('fdId').execute();
  return { attachments: attachments.map(({ attId }) => attId), pictures: pictures.map(({ fdId }) => fdId) };
}

/**
 * Closes a company's account for good: its entries leave the portal, what nobody took up is withdrawn, people are taken
 * out of what stays for the record, sessions end, and the phone number is free for a new account.
 * @param checked what the password was checked against.
 * @returns whose files are to be removed once this is committed.
 */
export async function closeAccount(
  trx: StoreTransaction,
  { fdId, fdComId, fdComName }: Account,
  checked: string,
  now: number,
): Promise<Leftovers> {
  if (fdComId === null) throw new BusinessError(messages.noCompany);
  // First, so that no login, no other password and no second closing comes in between.
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({
      // Longer than any name that could log in.
      username: `closed-${fdId}`,
      passwordHash: '',
      status: '1',
      avatar: null,
      displayName: null,
      contactName: null,
      contactPhone: null,
      contactEmail: null,
      totpSecret: null,
    })
    .where('fdId', '=', fdId)
    .where('passwordHash', '=', checked)
    .where('status', '=', '0')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new BusinessError(messages.wrongPassword);
  await trx.deleteFrom('session').where('accountId', '=', fdId).execute();
  await withdrawAll(trx, fdComId, fdComName ?? '', now);
  await forgetPeople(trx, fdComId);
  return dropFiles(trx, fdId, fdComId);
}
