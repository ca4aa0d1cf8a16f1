import { intentionForm } from '../../contract/intentionForm';
import type { Order } from '../../contract/order';
import { zh } from '../../i18n/zh';
import { formFields, payloadOf, prefilledField, type FieldValues } from '../../lib/formFields';

/** The purchase intention for an app, its fields in display order. */
export const intentionFields = [
  prefilledField('fdAppName', { label: zh.form.appName }),
  prefilledField('fdComName', { label: zh.form.companyName }),
  ...formFields(intentionForm, {
    fdContactName: { label: zh.form.contact, autoComplete: 'name', contact: 'contactPerson' },
    fdContactPhone: {
      label: zh.form.contactPhone,
      kind: 'tel',
      hint: zh.form.phoneHint,
      autoComplete: 'tel-national',
      contact: 'contactPhone',
    },
    fdContactEmail: { label: zh.form.contactEmail, kind: 'email', autoComplete: 'email', contact: 'contactEmail' },
    fdContactWechat: { label: zh.form.wechat, contact: 'contactWechat' },
  }),
];

/** The payload of an intention. */
export function intentionOf(
  values: FieldValues,
  app: { fdId: string; title: string },
  company: { fdComId: string; fdComName: string },
): Order {
  return { ...payloadOf(intentionForm, values), fdAppId: app.fdId, fdAppName: app.title, ...company };
}
