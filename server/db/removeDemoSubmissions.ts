import type { StoreTransaction } from './schema';

/** Deletes the demo company's submissions, with their events and counts. */
export async function removeDemoSubmissions(trx: StoreTransaction): Promise<void> {
  const demo = trx.selectFrom('submission').where('demo', '=', '1');
  await trx.deleteFrom('submissionEvent').where('submissionId', 'in', demo.select('fdId')).execute();
  await trx.deleteFrom('internalNote').where('submissionId', 'in', demo.select('fdId')).execute();
  await trx.deleteFrom('outbox').where('submissionId', 'in', demo.select('fdId')).execute();
  await trx.deleteFrom('deskRecord').where('target', 'in', demo.select('number')).execute();
  await trx.deleteFrom('projectApplication').where('fdId', 'in', demo.select('fdId')).execute();
  await trx.deleteFrom('purchaseIntention').where('fdId', 'in', demo.select('fdId')).execute();
  await trx.deleteFrom('submission').where('demo', '=', '1').execute();
}
