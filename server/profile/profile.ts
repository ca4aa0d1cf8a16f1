import type { Profile } from '../../src/contract/account';
import type { profileForm } from '../../src/contract/profileForm';
import type { FormValues } from '../../src/contract/form';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';

/** A profile with ids, for the data export. */
export interface StoredProfile extends Profile {
  fdComId: string | null;
}

/** Reads an account's profile. */
export async function readProfile(db: Store, accountId: string): Promise<StoredProfile> {
  const row = await db
    .selectFrom('account')
    .select(['username', 'fdComId', 'fdComName', 'avatar'])
    .select(['contactName', 'contactPhone', 'contactEmail', 'createdAt'])
    .where('fdId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...row, createdAt: chinaTime(Number(row.createdAt)) };
}

/** Updates a company's profile. Earlier submissions keep the name they were sent with. */
export async function saveProfile(db: Store, accountId: string, values: FormValues<typeof profileForm>): Promise<void> {
  const { fdComName, contactName, contactPhone, contactEmail } = values;
  await db
    .updateTable('account')
    .set({
      fdComName,
      contactName: contactName || null,
      contactPhone: contactPhone || null,
      contactEmail: contactEmail || null,
    })
    .where('fdId', '=', accountId)
    // Closed accounts cannot be changed.
    .where('status', '=', '0')
    .execute();
}
