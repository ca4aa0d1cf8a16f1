import type { OtherEditor, Presence } from '../../src/contract/deskContent';
import type { StoreTransaction } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import type { DeskArea } from './contentAreas';
import { takeDraft } from './itemDrafts';
import type { WriteContext } from './deskRoutes';

/** How long an editor counts as present after the last heartbeat, ms. */
const aliveMs = 2 * 60_000;

/** Who has an item open, the one who writes first. */
const presentEditors = (trx: StoreTransaction, area: string, fdId: string, now: number) =>
  trx
    .selectFrom('contentEditor')
    .select(['sitting', 'accountId', 'name', 'since', 'claimedAt'])
    .where((eb) => eb.and({ area, fdId }))
    .where('seenAt', '>', now - aliveMs)
    .orderBy('claimedAt', 'desc')
    .orderBy('sitting')
    .execute();

/** Whether somebody else writes in an item. */
export async function isTaken(
  { trx, now }: WriteContext,
  { area, fdId, sitting }: { area: string; fdId: string; sitting: string },
): Promise<boolean> {
  const [first] = await presentEditors(trx, area, fdId, now);
  return first !== undefined && Number(first.claimedAt) > 0 && first.sitting !== sitting;
}

/**
 * Notes that an editor has an item open. The first one writes; whoever takes it over, from then on. What the one before
 * had not saved becomes a version.
 * @returns the others
 */
export async function notePresence(
  context: WriteContext,
  area: DeskArea,
  { fdId, sitting, act }: Presence,
): Promise<OtherEditor[]> {
  const { trx, staff, now } = context;
  const of = { area: area.area, fdId, sitting };
  await trx
    .deleteFrom('contentEditor')
    .where('seenAt', '<=', now - aliveMs)
    .execute();
  if (act === 'leave') {
    await trx
      .deleteFrom('contentEditor')
      .where((eb) => eb.and({ area: area.area, fdId, sitting, accountId: staff.accountId }))
      .execute();
    return [];
  }
  await trx
    .insertInto('contentEditor')
    .values({ ...of, accountId: staff.accountId, name: staff.name, since: now, seenAt: now, claimedAt: 0 })
    .onConflict((conflict) => conflict.columns(['area', 'fdId', 'sitting']).doUpdateSet({ seenAt: now }))
    .execute();
  const present = await presentEditors(trx, area.area, fdId, now);
  const writer = present.find(({ claimedAt }) => Number(claimedAt) > 0);
  if (!writer || (act === 'take' && writer.sitting !== sitting)) {
    if (writer) await takeDraft(context, area, writer, fdId);
    // After every earlier claim, whatever the servers' clocks say.
    const claimedAt = Math.max(now, Number(writer?.claimedAt ?? 0) + 1);
    await trx
      .updateTable('contentEditor')
      .set({ claimedAt })
      .where((eb) => eb.and({ area: area.area, fdId, sitting }))
      .execute();
  }
  const [first] = await presentEditors(trx, area.area, fdId, now);
  return present
    .filter((one) => one.sitting !== sitting)
    .map((one) => ({
      name: one.name,
      isSelf: one.accountId === staff.accountId,
      since: chinaTime(Number(one.since)),
      writes: one.sitting === first?.sitting,
    }));
}
