import type { Read } from '../../api/query';
import type { Side } from '../../areas/getbuginess/sideTypes';
import { demandSwitch, demandSwitchOf } from '../../areas/navigation/demandSwitch';
import { readAll } from '../screen';

/** Without a demand half nothing of it is read. */
export async function readIfDemand(read: Read, half: object): Promise<void> {
  if (demandSwitchOf(await read(demandSwitch)) === 'shown') await readAll(read, half);
}

/** How the screens of each half are read. */
export const readsOfSide = { supply: readAll, demand: readIfDemand } satisfies Record<Side, unknown>;
