import type { ProjectApplication } from '../../contract/areas/project';
import { projectApplicationForm } from '../../contract/projectApplicationForm';
import { zh } from '../../i18n/zh';
import { contactViews } from '../../lib/contactViews';
import { formFields, payloadOf, prefilledField, type FieldValues } from '../../lib/formFields';

/** The project application, its fields in display order; the attachments come last. */
export const projectApplicationFields = [
  prefilledField('fdProjectName', { label: zh.form.projectName, full: true }),
  prefilledField('fdComName', { label: zh.form.applicant, full: true }),
  ...formFields(projectApplicationForm, {
    fdSubmitterName: contactViews.person,
    fdSubmitterPhone: { ...contactViews.phone, hint: undefined },
    fdApplicantEmail: { ...contactViews.email, full: true },
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
