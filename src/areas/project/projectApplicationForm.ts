import type { ProjectApplication } from '../../contract/project';
import { zh } from '../../i18n/zh';
import { trimmed, type FieldValues, type FormField } from '../../lib/formFields';
import { isElevenDigits, isEmail } from '../../lib/validation';

/** The fields of a project application, in the order of the screen; the attachments come last. */
export const projectApplicationFields: readonly FormField[] = [
  { name: 'fdProjectName', label: zh.form.projectName, readOnly: true, full: true },
  { name: 'fdComName', label: zh.form.applicant, readOnly: true, full: true },
  {
    name: 'fdSubmitterName',
    label: zh.form.contact,
    required: true,
    maxLength: 50,
    autoComplete: 'name',
    contact: 'contactPerson',
  },
  {
    name: 'fdSubmitterPhone',
    label: zh.form.contactPhone,
    kind: 'tel',
    required: true,
    autoComplete: 'tel-national',
    contact: 'contactPhone',
    validate: (value) => (isElevenDigits(value) ? undefined : zh.auth.phoneWrong),
  },
  {
    name: 'fdApplicantEmail',
    label: zh.form.contactEmail,
    kind: 'email',
    full: true,
    maxLength: 100,
    autoComplete: 'email',
    contact: 'contactEmail',
    validate: (value) => (isEmail(value) ? undefined : zh.form.emailWrong),
  },
  { name: 'fdApplicationInfo', label: zh.form.applicationInfo, kind: 'textarea', full: true, maxLength: 1000 },
];

/** The key under which the application's attachments are uploaded. */
export const applicationAttachmentKey = 'projectApplyInfoAtt';

/** The payload of an application. */
export function projectApplicationOf(
  values: FieldValues,
  project: { fdId: string; title: string },
  company: { fdComId: string; fdComName: string },
  attIds: readonly string[],
): ProjectApplication {
  const {
    fdSubmitterName = '',
    fdSubmitterPhone = '',
    fdApplicantEmail = '',
    fdApplicationInfo = '',
  } = trimmed(values);
  return {
    fdProjectId: project.fdId,
    fdProjectName: project.title,
    ...company,
    fdSubmitterName,
    fdSubmitterPhone,
    fdApplicantEmail,
    fdApplicationInfo,
    attKey_projectApplyInfoAtt: attIds.join(','),
  };
}
