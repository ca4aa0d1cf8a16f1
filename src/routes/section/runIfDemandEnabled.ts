import type { RunQuery } from '../../api/query';
import type { Side } from '../../areas/getbuginess/sideTypes';
import { demandSwitch, demandSwitchOf } from '../../areas/navigation/demandSwitch';
import { runAll } from '../screen';

/** Runs queries of the demand half only if it is enabled. */
export async function runIfDemandEnabled(read: RunQuery, half: object): Promise<void> {
  if (demandSwitchOf(await read(demandSwitch)) === 'shown') await runAll(read, half);
}

/** The loader of each half's screens. */
export const loaderOfSide = { supply: runAll, demand: runIfDemandEnabled } satisfies Record<Side, unknown>;
