import type { FormRules } from './form';

/** The publication of a supply or demand entry. */
export const publishForm = {
  fdComName: { required: true, maxLength: 100 },
  fdContactsPerson: { required: true, maxLength: 50 },
  fdContactsPhone: { required: true, format: 'mobile' },
  fdArea: { required: true, maxLength: 100 },
  fdContactsAddress: { required: true, maxLength: 200 },
  fdGetbuginessName: { required: true, maxLength: 100 },
  fdGetbuginessNumber: { required: true, format: 'quantity' },
  fdGetbuginessModel: { required: true, maxLength: 100 },
  fdGetbuginessPrice: { required: true, format: 'amount' },
  /** '1' demand, '2' supply. */
  fdGetbuginessType: { required: true, chosen: true, oneOf: ['1', '2'] },
  fdType: { required: true, chosen: true, maxLength: 64 },
  fdDeadlineTime: { required: true, format: 'day', notPast: true },
} as const satisfies FormRules;
