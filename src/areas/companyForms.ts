import type { GetbuginessEntry, GetbuginessType } from '../contract/areas/getbuginess';
import { publishForm, intentionForm, type Order, projectApplicationForm } from '../contract/companyForms';
import { zh } from '../i18n/zh';
import { contactViews, formFields, payloadOf, type FieldValues, prefilledField } from '../lib/formFields';
import { today } from '../lib/serverTime';
import type { ProjectApplication } from '../contract/areas/project';

/** The publication of a supply or demand entry, its fields in display order. */
export const publishFields = formFields(publishForm, {
  fdComName: { label: zh.form.publisherName, full: true, autoComplete: 'organization', alert: true },
  fdContactsPerson: contactViews.person,
  fdContactsPhone: contactViews.phone,
  fdArea: { label: zh.form.area, full: true, placeholder: zh.form.areaExample, contact: 'contactArea' },
  fdContactsAddress: { label: zh.form.address, full: true, autoComplete: 'street-address', contact: 'contactAddress' },
  fdGetbuginessName: { label: zh.form.product },
  fdGetbuginessNumber: { label: zh.form.quantity, kind: 'number', hint: zh.form.quantityUnit },
  fdGetbuginessModel: { label: zh.form.model, placeholder: zh.form.modelExample },
  fdGetbuginessPrice: { label: zh.form.amount, kind: 'money', hint: zh.form.amountUnit },
  fdType: { label: zh.form.category, kind: 'select' },
  fdDeadlineTime: { label: zh.form.deadline, kind: 'date', min: today },
});

export const getbuginessEntryOf = (values: FieldValues, type: GetbuginessType, fdComId: string): GetbuginessEntry => ({
  ...payloadOf(publishForm, values),
  fdComId,
  fdGetbuginessType: type,
});

/** The purchase intention for an app, its fields in display order. */
export const intentionFields = [
  prefilledField('fdAppName', { label: zh.form.appName }),
  prefilledField('fdComName', { label: zh.form.companyName }),
  ...formFields(intentionForm, {
    fdContactName: contactViews.person,
    fdContactPhone: contactViews.phone,
    fdContactEmail: contactViews.email,
    fdContactWechat: { label: zh.form.wechat, contact: 'contactWechat' },
  }),
];

export function intentionOf(
  values: FieldValues,
  app: { fdId: string; title: string },
  company: { fdComId: string; fdComName: string },
): Order {
  return { ...payloadOf(intentionForm, values), fdAppId: app.fdId, fdAppName: app.title, ...company };
}

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
