import type { GetbuginessEntry, GetbuginessType } from '../../contract/getbuginess';
import { zh } from '../../i18n/zh';
import { dayInBackendZone } from '../../lib/dates';
import { trimmed, type FieldValues, type FormField } from '../../lib/formFields';
import { isAmount, isDay, isMobile, isPositiveNumber } from '../../lib/validation';

/** Today where the backend is: its deadlines are days of that zone. */
const today = () => dayInBackendZone(Date.now());

function deadlineWrong(value: string): string | undefined {
  if (!isDay(value)) return zh.form.dateWrong;
  return value < today() ? zh.form.deadlinePassed : undefined;
}

/** The publish form: all fields are required, in the order of the screen. */
export const publishFields: readonly FormField[] = [
  {
    name: 'fdComName',
    label: zh.form.publisherName,
    required: true,
    full: true,
    maxLength: 100,
    autoComplete: 'organization',
    alert: true,
  },
  {
    name: 'fdContactsPerson',
    label: zh.form.contact,
    required: true,
    maxLength: 50,
    autoComplete: 'name',
    contact: 'contactPerson',
  },
  {
    name: 'fdContactsPhone',
    label: zh.form.contactPhone,
    kind: 'tel',
    required: true,
    hint: zh.form.phoneHint,
    autoComplete: 'tel-national',
    contact: 'contactPhone',
    validate: (value) => (isMobile(value) ? undefined : zh.auth.phoneWrong),
  },
  {
    name: 'fdArea',
    label: zh.form.area,
    required: true,
    maxLength: 100,
    placeholder: zh.form.areaExample,
    contact: 'contactArea',
  },
  {
    name: 'fdContactsAddress',
    label: zh.form.address,
    required: true,
    maxLength: 200,
    autoComplete: 'street-address',
    contact: 'contactAddress',
  },
  { name: 'fdGetbuginessName', label: zh.form.product, required: true, maxLength: 100 },
  {
    name: 'fdGetbuginessNumber',
    label: zh.form.quantity,
    kind: 'number',
    required: true,
    hint: zh.form.quantityUnit,
    validate: (value) => (isPositiveNumber(value) ? undefined : zh.form.quantityWrong),
  },
  { name: 'fdGetbuginessModel', label: zh.form.model, required: true, maxLength: 100 },
  {
    name: 'fdGetbuginessPrice',
    label: zh.form.amount,
    kind: 'number',
    required: true,
    hint: zh.form.amountUnit,
    validate: (value) => (isAmount(value) ? undefined : zh.form.amountWrong),
  },
  { name: 'fdType', label: zh.form.category, kind: 'select', required: true },
  {
    name: 'fdDeadlineTime',
    label: zh.form.deadline,
    kind: 'date',
    required: true,
    min: today,
    validate: deadlineWrong,
  },
];

/** The payload of a publication. */
export function getbuginessEntryOf(values: FieldValues, type: GetbuginessType, fdComId: string): GetbuginessEntry {
  const texts = trimmed(values);
  const text = (name: string) => texts[name] ?? '';
  return {
    fdComName: text('fdComName'),
    fdComId,
    fdContactsPerson: text('fdContactsPerson'),
    fdContactsPhone: text('fdContactsPhone'),
    fdArea: text('fdArea'),
    fdContactsAddress: text('fdContactsAddress'),
    fdGetbuginessName: text('fdGetbuginessName'),
    fdGetbuginessNumber: text('fdGetbuginessNumber'),
    fdGetbuginessModel: text('fdGetbuginessModel'),
    fdGetbuginessPrice: text('fdGetbuginessPrice'),
    fdGetbuginessType: type,
    fdType: text('fdType'),
    fdDeadlineTime: text('fdDeadlineTime'),
  };
}
