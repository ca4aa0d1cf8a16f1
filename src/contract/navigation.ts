/** Keys of the navigation and config call. */
export type NavigationKey =
  | 'home:footer'
  | 'demand'
  | 'contactUs:address'
  | 'contactUs:phone'
  | 'contactUs:postcode'
  | 'contactUs:email'
  | 'home:ai';

/** One config row; the first row of the list is the one that is read. */
export interface NavigationRow {
  configId: string;
  configName: string;
  configKey: string;
  configValue: string | null;
  configType: string;
}
