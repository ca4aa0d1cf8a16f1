import { openDatabase, type StorePlace } from '../../server/db/openDatabase';

/** Closes every open application behind a server's back: a company of the tests may then apply for the same again. */
export async function closeApplications(place: StorePlace): Promise<void> {
  const db = await openDatabase(place);
  try {
    await db.updateTable('projectApplication').set({ closedAt: 1 }).where('closedAt', 'is', null).execute();
    await db.updateTable('submission').set({ state: 'withdrawn' }).where('kind', '=', 'application').execute();
  } finally {
    await db.destroy();
  }
}
