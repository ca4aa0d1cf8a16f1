import type { FormRules, FormValues } from './form';

/** The purchase intention on an app. The app's fields are prefilled. */
export const intentionForm = {
  fdAppId: { required: true, chosen: true, maxLength: 64 },
  fdAppName: { required: true, maxLength: 300 },
  fdContactName: { required: true, maxLength: 50 },
  fdContactPhone: { required: true, format: 'elevenDigits' },
  fdContactEmail: { maxLength: 100, format: 'email' },
  fdContactWechat: { maxLength: 50 },
} as const satisfies FormRules;

/** Payload of a purchase intention on an app, JSON. */
export type Order = FormValues<typeof intentionForm> & { fdComId: string; fdComName: string };
