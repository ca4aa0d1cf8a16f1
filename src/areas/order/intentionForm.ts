import type { Order } from '../../contract/order';
import { zh } from '../../i18n/zh';
import { trimmed, type FieldValues, type FormField } from '../../lib/formFields';
import { isElevenDigits, isEmail } from '../../lib/validation';

/** The fields of a purchase intention, in the order of the screen. */
export const intentionFields: readonly FormField[] = [
  { name: 'fdAppName', label: zh.form.appName, readOnly: true },
  { name: 'fdComName', label: zh.form.companyName, readOnly: true },
  {
    name: 'fdContactName',
    label: zh.form.contact,
    required: true,
    maxLength: 50,
    autoComplete: 'name',
    contact: 'contactPerson',
  },
  {
    name: 'fdContactPhone',
    label: zh.form.contactPhone,
    kind: 'tel',
    required: true,
    hint: zh.form.phoneHint,
    autoComplete: 'tel-national',
    contact: 'contactPhone',
    validate: (value) => (isElevenDigits(value) ? undefined : zh.auth.phoneWrong),
  },
  {
    name: 'fdContactEmail',
    label: zh.form.contactEmail,
    kind: 'email',
    maxLength: 100,
    autoComplete: 'email',
    contact: 'contactEmail',
    validate: (value) => (isEmail(value) ? undefined : zh.form.emailWrong),
  },
  { name: 'fdContactWechat', label: zh.form.wechat, maxLength: 50, contact: 'contactWechat' },
];

/** The payload of an intention. */
export function intentionOf(
  values: FieldValues,
  app: { fdId: string; title: string },
  company: { fdComId: string; fdComName: string },
): Order {
  const { fdContactName = '', fdContactPhone = '', fdContactEmail = '', fdContactWechat = '' } = trimmed(values);
  const contact = { fdContactName, fdContactPhone, fdContactEmail, fdContactWechat };
  return { fdAppId: app.fdId, fdAppName: app.title, ...company, ...contact };
}
