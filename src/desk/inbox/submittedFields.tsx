import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FactSheetProps } from '../../components/FactSheet';
import { EmailLink } from '../../components/EmailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { PhoneText } from '../../components/PhoneText';
import { isPhoneField, sentFacts as allFacts } from '../../areas/my/sentFacts';
import type { InboxDetail } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';

const phone = (value: string) => <PhoneLink value={value} plain />;
const email = (value: string) => <EmailLink value={value} />;

/** Form values that are shown as links. */
const shown: Readonly<Record<string, (value: string) => ReactNode>> = {
  /** Link to all other submissions of the same company. */
  fdComName: (name) => <Link to={`/inbox/search?q=${encodeURIComponent(name)}`}>{name}</Link>,
  fdApplicantEmail: email,
  fdContactEmail: email,
};

const wide = ['fdApplicationInfo', 'fdContactsAddress'];

/** The form values of a submission; its target is in the heading above. */
export function submittedFields(detail: InboxDetail): FactSheetProps['facts'] {
  const facts = allFacts(detail, new Map()).flatMap(({ name, label, value }) =>
    name === undefined || name === 'fdType'
      ? []
      : [{ label, value: (shown[name] ?? (isPhoneField(name) ? phone : String))(value), full: wide.includes(name) }],
  );
  const account = {
    label: zhInbox.account,
    value: <PhoneText value={detail.username} />,
    full: detail.kind !== 'intention',
  };
  return [...facts, account];
}
