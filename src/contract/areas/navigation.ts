import * as field from '../entity';

/** Keys of the navigation and config call. */
export type NavigationKey =
  | 'home:footer'
  | 'demand'
  | 'contactUs:address'
  | 'contactUs:phone'
  | 'contactUs:postcode'
  | 'contactUs:email'
  | 'contactUs:hours'
  | 'contactUs:departments'
  | 'home:ai'
  | 'search:popular';

/** One config row; only the first row of the list counts. */
export const navigation = () =>
  ({
    configId: { kind: 'text', required: true, max: 64 },
    configName: field.title,
    configKey: { kind: 'text', required: true, max: 100 },
    configValue: { kind: 'text', max: 2000 },
    configType: { kind: 'text', required: true, max: 10 },
  }) as const satisfies field.EntityFields;

export type NavigationRow = field.Entity<ReturnType<typeof navigation>>;
