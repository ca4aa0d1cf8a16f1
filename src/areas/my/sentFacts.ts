import type { SubmissionDetail } from '../../contract/submission';
import { zh } from '../../i18n/zh';

interface SentFact {
  label: string;
  value: string;
  full?: true;
  /** Names the project, the app or the entry, which has a page of its own. */
  isTarget?: true;
}

const { form } = zh;

/** What was sent, in the order of its form. */
export function sentFacts(
  { kind, title, fdComName, values }: SubmissionDetail,
  categories: ReadonlyMap<string, string>,
): SentFact[] {
  const of = (name: string): string => values[name] ?? '';
  if (kind === 'application') {
    return [
      { label: form.projectName, value: title, full: true, isTarget: true },
      { label: form.applicant, value: fdComName },
      { label: form.contact, value: of('fdSubmitterName') },
      { label: form.contactPhone, value: of('fdSubmitterPhone') },
      { label: form.contactEmail, value: of('fdApplicantEmail') },
      { label: form.applicationInfo, value: of('fdApplicationInfo'), full: true },
    ];
  }
  if (kind === 'intention') {
    return [
      { label: form.appName, value: title, full: true, isTarget: true },
      { label: form.companyName, value: fdComName },
      { label: form.contact, value: of('fdContactName') },
      { label: form.contactPhone, value: of('fdContactPhone') },
      { label: form.contactEmail, value: of('fdContactEmail') },
      { label: form.wechat, value: of('fdContactWechat') },
    ];
  }
  const category = of('fdType');
  return [
    { label: form.product, value: title, full: true, isTarget: true },
    { label: form.publisherName, value: of('fdComName') || fdComName },
    { label: form.category, value: categories.get(category) ?? category },
    { label: form.model, value: of('fdGetbuginessModel') },
    { label: form.quantity, value: of('fdGetbuginessNumber') },
    { label: form.amount, value: of('fdGetbuginessPrice') },
    { label: form.deadline, value: of('fdDeadlineTime').slice(0, 10) },
    { label: form.contact, value: of('fdContactsPerson') },
    { label: form.contactPhone, value: of('fdContactsPhone') },
    { label: form.area, value: of('fdArea') },
    { label: form.address, value: of('fdContactsAddress') },
  ];
}
