import type { FieldRule, FormRules } from './form';
import { intentionForm } from './intentionForm';
import { projectApplicationForm } from './projectApplicationForm';
import { publishForm } from './publishForm';
import type { SubmissionKind } from './submission';

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
