import { entryOf } from './navigationApi';

export type DemandSwitch = 'pending' | 'shown' | 'hidden';

/** Query of the feature switch for the demand half. */
export const demandSwitch = entryOf('demand');

/** Whether the demand half is enabled: disabled only by the config value 'demand' being the text false. */
export const demandSwitchOf = (value: string | null | undefined): 'shown' | 'hidden' =>
  value?.trim().toLowerCase() === 'false' ? 'hidden' : 'shown';
