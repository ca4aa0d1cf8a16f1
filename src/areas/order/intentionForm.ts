import { intentionForm, type Order } from '../../contract/intentionForm';
import { zh } from '../../i18n/zh';
import { contactViews } from '../../lib/contactViews';
import { formFields, payloadOf, prefilledField, type FieldValues } from '../../lib/formFields';

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

/** The payload of an intention. */
export function intentionOf(
  values: FieldValues,
  app: { fdId: string; title: string },
  company: { fdComId: string; fdComName: string },
): Order {
  return { ...payloadOf(intentionForm, values), fdAppId: app.fdId, fdAppName: app.title, ...company };
}
