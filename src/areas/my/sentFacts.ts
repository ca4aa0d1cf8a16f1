import type { SubmissionDetail, SubmissionEvent } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { quantityText } from '../../lib/numbers';
import { amountText } from '../../components/Amount';

interface SentFact {
  /** The payload's field name; the title of the submission's subject has none. */
  name?: string;
  label: string;
  value: string;
  full?: true;
  /** Names the project, the app or the entry, which has a page of its own. */
  isTarget?: true;
}

const { form } = zh;

export const isPhoneField = (name = ''): boolean => name.endsWith('Phone');

/** The submitted values, in the order of the form. */
export function sentFacts(
  { kind, title, fdComName, values }: SubmissionDetail,
  categories: ReadonlyMap<string, string>,
): SentFact[] {
  const fact = (name: string, label: string): SentFact => ({ name, label, value: values[name] ?? '' });
  const company = (label: string): SentFact => ({ name: 'fdComName', label, value: fdComName });
  if (kind === 'application') {
    return [
      { label: form.projectName, value: title, full: true, isTarget: true },
      company(form.applicant),
      fact('fdSubmitterName', form.contact),
      fact('fdSubmitterPhone', form.contactPhone),
      fact('fdApplicantEmail', form.contactEmail),
      { ...fact('fdApplicationInfo', form.applicationInfo), full: true },
    ];
  }
  if (kind === 'intention') {
    return [
      { label: form.appName, value: title, full: true, isTarget: true },
      company(form.companyName),
      fact('fdContactName', form.contact),
      fact('fdContactPhone', form.contactPhone),
      fact('fdContactEmail', form.contactEmail),
      fact('fdContactWechat', form.wechat),
    ];
  }
  const category = values.fdType ?? '';
  const publisher = values.fdComName || fdComName;
  return [
    { label: form.product, value: title, full: true, isTarget: true },
    { name: 'fdComName', label: form.publisherName, value: publisher },
    { name: 'fdType', label: form.category, value: categories.get(category) ?? category },
    fact('fdGetbuginessModel', form.model),
    { name: 'fdGetbuginessNumber', label: form.quantity, value: quantityText(values.fdGetbuginessNumber) },
    { name: 'fdGetbuginessPrice', label: form.amount, value: amountText(values.fdGetbuginessPrice) },
    { name: 'fdDeadlineTime', label: form.deadline, value: (values.fdDeadlineTime ?? '').slice(0, 10) },
    fact('fdContactsPerson', form.contact),
    fact('fdContactsPhone', form.contactPhone),
    fact('fdArea', form.area),
    fact('fdContactsAddress', form.address),
  ];
}

/** The name of what was corrected or is to be: a field, a file, or further material. */
export function correctedName(
  submission: SubmissionDetail,
): (item: { kind: 'field' | 'file' | 'more'; name: string }) => string {
  const facts = new Map(sentFacts(submission, new Map()).map(({ name, label }) => [name, label]));
  // The title of an entry is its product.
  facts.set('fdGetbuginessName', zh.form.product);
  const files = new Map(submission.files.map(({ attId, fileName }) => [attId, fileName]));
  return ({ kind, name }) => {
    if (kind === 'more') return zh.my.more(name);
    return (kind === 'file' ? files.get(name) : facts.get(name)) ?? name;
  };
}

/** What an event says: the note, what was asked for with its reasons, or what was changed. */
export function eventNote({ note, details }: SubmissionEvent, nameOf: ReturnType<typeof correctedName>): string | null {
  const { items = [], day, changes = [] } = details ?? {};
  const lines = [
    note,
    ...items.map((item) => zh.my.asked(nameOf(item), item.reason)),
    day && zh.my.supplementUntil(day),
    ...changes.map((change) =>
      zh.my.changed(nameOf(change), change.before || zh.my.supplement.nothing, change.after || zh.site.missing),
    ),
  ];
  return lines.filter(Boolean).join('\n') || null;
}
