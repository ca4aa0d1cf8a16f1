import { entryOf } from './navigationApi';

export type DemandSwitch = 'pending' | 'shown' | 'hidden';

/** Asks whether there is a demand half. */
export const demandSwitch = entryOf('demand');

/** Whether there is a demand half: hidden only if the config value 'demand' is the text false. */
export const demandSwitchOf = (value: string | null | undefined): 'shown' | 'hidden' =>
  value?.trim().toLowerCase() === 'false' ? 'hidden' : 'shown';
