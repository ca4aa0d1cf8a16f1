import { areaNames } from './areas';
import { reportReasons } from './desk';
import type { FormRules, FormValues } from './form';

/** A visitor's report of a page, which the first two fields identify. */
export const reportForm = {
  area: { required: true, chosen: true, oneOf: areaNames },
  fdId: { required: true, chosen: true, maxLength: 64 },
  reason: { required: true, chosen: true, oneOf: reportReasons },
  note: { maxLength: 500, multiline: true },
  contact: { maxLength: 100 },
} as const satisfies FormRules;

export type ReportPayload = FormValues<typeof reportForm>;
