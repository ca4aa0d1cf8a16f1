import type { ProjectApplication } from '../../contract/areas/project';
import { projectApplicationForm } from '../../contract/projectApplicationForm';
import { zh } from '../../i18n/zh';
import { formFields, payloadOf, prefilledField, type FieldValues } from '../../lib/formFields';

/** The project application, its fields in display order; the attachments come last. */
export const projectApplicationFields = [
  prefilledField('fdProjectName', { label: zh.form.projectName, full: true }),
  prefilledField('fdComName', { label: zh.form.applicant, full: true }),
  ...formFields(projectApplicationForm, {
    fdSubmitterName: { label: zh.form.contact, autoComplete: 'name', contact: 'contactPerson' },
    fdSubmitterPhone: {
      label: zh.form.contactPhone,
      kind: 'tel',
      autoComplete: 'tel-national',
      contact: 'contactPhone',
    },
    fdApplicantEmail: {
      label: zh.form.contactEmail,
      kind: 'email',
      full: true,
      autoComplete: 'email',
      contact: 'contactEmail',
    },
    fdApplicationInfo: { label: zh.form.applicationInfo, kind: 'textarea', full: true },
  }),
];

/** The id under which the application's attachments are uploaded. */
export const applicationAttachmentKey = 'projectApplyInfoAtt';

/** The payload of an application. */
export function projectApplicationOf(
  values: FieldValues,
  project: { fdId: string; title: string },
  company: { fdComId: string; fdComName: string },
  attIds: readonly string[],
): ProjectApplication {
  return {
    ...payloadOf(projectApplicationForm, values),
    fdProjectId: project.fdId,
    fdProjectName: project.title,
    ...company,
    attKey_projectApplyInfoAtt: attIds.join(','),
  };
}
