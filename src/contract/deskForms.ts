import { staffRoles } from './desk';
import type { FormRules, FormValues } from './form';
import type { NavigationKey } from './areas/navigation';

/** What the portal says of itself and shows: each field is one config row. Left empty, the portal shows its own text. */
export const portalSettingsForm = {
  address: { maxLength: 200 },
  phone: { maxLength: 100 },
  postcode: { maxLength: 20 },
  email: { maxLength: 100, format: 'email' },
  footer: { maxLength: 500 },
  /** Whether the demand half is shown. */
  demand: { required: true, chosen: true, oneOf: ['true', 'false'] },
  /** An http(s) URL or a path of this site; empty: the home page has no such entry. */
  ai: { maxLength: 2000 },
} as const satisfies FormRules;

export type PortalSettings = FormValues<typeof portalSettingsForm>;

/** The config row of each setting. */
export const settingKeys: Readonly<Record<keyof PortalSettings, NavigationKey>> = {
  address: 'contactUs:address',
  phone: 'contactUs:phone',
  postcode: 'contactUs:postcode',
  email: 'contactUs:email',
  footer: 'home:footer',
  demand: 'demand',
  ai: 'home:ai',
};

/** A new account of the staff; its password is made up. */
export const staffForm = {
  username: { required: true, minLength: 2, maxLength: 20 },
  displayName: { required: true, maxLength: 50 },
  role: { required: true, chosen: true, oneOf: staffRoles },
} as const satisfies FormRules;
