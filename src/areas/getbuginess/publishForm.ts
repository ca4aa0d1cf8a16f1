import type { GetbuginessEntry, GetbuginessType } from '../../contract/getbuginess';
import { zh } from '../../copy/zh';
import { trimmed, type FieldValues, type FormField } from '../../lib/formTable';
import { isDay, isMobile, isPositiveNumber } from '../../lib/validation';

const number = (name: string, label: string): FormField => ({
  name,
  label,
  kind: 'number',
  required: true,
  wrong: (value) => (isPositiveNumber(value) ? undefined : zh.form.numberWrong(label)),
});

/** The publication of a supply or demand entry (spec §2.10, §5): all required, in the order of the screen. */
export const publishFields: readonly FormField[] = [
  {
    name: 'fdComName',
    label: zh.form.publisherName,
    required: true,
    full: true,
    maxLength: 100,
    autoComplete: 'organization',
    announced: true,
  },
  { name: 'fdContactsPerson', label: zh.form.contact, required: true, maxLength: 50, autoComplete: 'name' },
  {
    name: 'fdContactsPhone',
    label: zh.form.contactPhone,
    kind: 'tel',
    required: true,
    hint: zh.form.phoneHint,
    autoComplete: 'tel-national',
    wrong: (value) => (isMobile(value) ? undefined : zh.auth.phoneWrong),
  },
  { name: 'fdArea', label: zh.form.area, required: true, maxLength: 100, placeholder: zh.form.areaExample },
  {
    name: 'fdContactsAddress',
    label: zh.form.address,
    required: true,
    maxLength: 200,
    autoComplete: 'street-address',
  },
  { name: 'fdGetbuginessName', label: zh.form.product, required: true, maxLength: 100 },
  number('fdGetbuginessNumber', zh.form.quantity),
  { name: 'fdGetbuginessModel', label: zh.form.model, required: true, maxLength: 100 },
  number('fdGetbuginessPrice', zh.form.amount),
  { name: 'fdType', label: zh.form.category, kind: 'select', required: true },
  {
    name: 'fdDeadlineTime',
    label: zh.form.deadline,
    kind: 'date',
    required: true,
    wrong: (value) => (isDay(value) ? undefined : zh.form.dateWrong),
  },
];

/** The payload of a publication (spec §3, decision 35). */
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
