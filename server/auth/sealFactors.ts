import type { Store } from '../db/schema';
import { sealedPattern, type Sealer } from '../lib/sealed';

/** Seals the secrets of second factors that an earlier version stored in clear text. */
export async function sealFactors(db: Store, sealer: Sealer): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select(['fdId', 'totpSecret'])
    .where('totpSecret', 'is not', null)
    .where('totpSecret', 'not like', sealedPattern)
    .execute();
  for (const { fdId, totpSecret } of rows) {
    await db
      .updateTable('account')
      .set({ totpSecret: sealer.seal(totpSecret!, fdId) })
      .where('fdId', '=', fdId)
      .where('totpSecret', '=', totpSecret)
      .execute();
  }
}
