import { Link } from 'react-router-dom';
import type { FactSheetProps } from '../../components/FactSheet';
import { EmailLink } from '../../components/EmailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { amountText, quantityText } from '../../areas/getbuginess/amounts';
import type { InboxDetail } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';

const { fields } = zhInbox;

/** Everything else that the same company has sent. */
const companyLink = (name: string) => <Link to={`/inbox/search?q=${encodeURIComponent(name)}`}>{name}</Link>;

/** What was sent, as its title block shows it. */
export function sentFacts({ kind, fdComName, username, values }: InboxDetail): FactSheetProps['facts'] {
  const account = { label: fields.account, value: username, full: kind !== 'intention' };
  if (kind === 'application') {
    return [
      { label: fields.applicant, value: companyLink(fdComName) },
      { label: fields.contact, value: values.fdSubmitterName },
      { label: fields.phone, value: <PhoneLink value={values.fdSubmitterPhone} /> },
      { label: fields.email, value: <EmailLink value={values.fdApplicantEmail} /> },
      account,
      { label: fields.info, value: values.fdApplicationInfo, full: true },
    ];
  }
  if (kind === 'intention') {
    return [
      { label: fields.company, value: companyLink(fdComName) },
      { label: fields.contact, value: values.fdContactName },
      { label: fields.phone, value: <PhoneLink value={values.fdContactPhone} /> },
      { label: fields.email, value: <EmailLink value={values.fdContactEmail} /> },
      { label: fields.wechat, value: values.fdContactWechat },
      account,
    ];
  }
  return [
    { label: fields.publisher, value: companyLink(values.fdComName ?? fdComName) },
    { label: fields.contact, value: values.fdContactsPerson },
    { label: fields.phone, value: <PhoneLink value={values.fdContactsPhone} /> },
    { label: fields.area, value: values.fdArea },
    { label: fields.quantity, value: quantityText(values.fdGetbuginessNumber) },
    { label: fields.model, value: values.fdGetbuginessModel },
    { label: fields.amount, value: amountText(values.fdGetbuginessPrice) },
    { label: fields.deadline, value: values.fdDeadlineTime?.slice(0, 10) },
    { label: fields.address, value: values.fdContactsAddress, full: true },
    account,
  ];
}
