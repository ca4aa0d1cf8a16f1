import type { FormRules } from './form';

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
