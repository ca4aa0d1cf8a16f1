import type { GetbuginessEntry, GetbuginessType } from '../../contract/areas/getbuginess';
import { publishForm } from '../../contract/publishForm';
import { zh } from '../../i18n/zh';
import { contactViews } from '../../lib/contactViews';
import { dayInBackendZone } from '../../lib/dates';
import { formFields, payloadOf, type FieldValues } from '../../lib/formFields';

/** Today in the backend's time zone, in which deadlines are dates. */
const today = () => dayInBackendZone(Date.now());

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

/** The payload of a publication. */
export const getbuginessEntryOf = (values: FieldValues, type: GetbuginessType, fdComId: string): GetbuginessEntry => ({
  ...payloadOf(publishForm, values),
  fdComId,
  fdGetbuginessType: type,
});
