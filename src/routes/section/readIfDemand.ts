import type { Read } from '../../api/query';
import type { Side } from '../../areas/getbuginess/sideTypes';
import { demandSwitch, demandSwitchOf } from '../../areas/navigation/demandSwitch';
import { readAll } from '../screen';

/** Runs queries of the demand half only if it is enabled. */
export async function readIfDemand(read: Read, half: object): Promise<void> {
  if (demandSwitchOf(await read(demandSwitch)) === 'shown') await readAll(read, half);
}

/** The loader of each half's screens. */
export const readsOfSide = { supply: readAll, demand: readIfDemand } satisfies Record<Side, unknown>;
