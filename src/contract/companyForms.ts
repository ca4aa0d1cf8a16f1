import type { FormRules, FormValues, FieldRule } from './form';
import type { SubmissionKind } from './submission';

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

/** The application to a project. The project's fields are prefilled; the attachments have a field of their own. */
export const projectApplicationForm = {
  fdProjectId: { required: true, chosen: true, maxLength: 64 },
  fdProjectName: { required: true, maxLength: 300 },
  fdSubmitterName: { required: true, maxLength: 50 },
  fdSubmitterPhone: { required: true, format: 'elevenDigits' },
  fdApplicantEmail: { maxLength: 100, format: 'email' },
  fdApplicationInfo: { maxLength: 1000, multiline: true },
  /** Comma-separated attachment ids. */
  attKey_projectApplyInfoAtt: { maxLength: 2000 },
} as const satisfies FormRules;

/** Fields that identify what a submission is about. */
const fixed = [
  'fdProjectId',
  'fdProjectName',
  'attKey_projectApplyInfoAtt',
  'fdAppId',
  'fdAppName',
  'fdGetbuginessType',
];

const without = (form: FormRules): FormRules =>
  Object.fromEntries(Object.entries<FieldRule>(form).filter(([name]) => !fixed.includes(name)));

/** The fields of each form that staff can ask a company to correct. */
export const correctableFields: Record<SubmissionKind, FormRules> = {
  application: without(projectApplicationForm),
  intention: without(intentionForm),
  entry: without(publishForm),
};
