import { useSearchParams } from 'react-router-dom';
import { useQueryResult, type Query } from '../../api/query';
import { ContactFacts, type ContactEntry, FeedbackNote } from '../../areas/navigation/ContactFacts';
import { anyOrigin, pathOfThisSite } from '../../contract/addresses';
import type { NavigationKey } from '../../contract/areas/navigation';
import { zh } from '../../i18n/zh';
import { settings } from '../../lib/settings';
import { PageTitle } from '../../components/PageHeading';
import { SectionHeader } from '../../components/SectionHeader';
import { queryStatus } from '../../components/QueryBoundary';

type Entry = Query<NavigationKey, string | null>;

interface ContactUsProps {
  queries: Record<'address' | 'phone' | 'postcode' | 'email' | 'hours' | 'departments', Entry>;
}

/** One config entry with its status. */
function useEntry(entry: Entry): ContactEntry {
  const result = useQueryResult(entry);
  return { value: result.data, status: queryStatus(result), onRetry: () => void result.refetch() };
}

/** Contact us. Without a banner type of its own, it shows a static picture. */
export default function ContactUsRoute({ queries }: ContactUsProps) {
  // Of a link that was shared, `from` says where: singlemessage.
  const page = pathOfThisSite(useSearchParams()[0].get('from'), anyOrigin);
  const email = useEntry(queries.email);
  return (
    <>
      <PageTitle heading={zh.nav.contactUs} />
      <SectionHeader
        name={zh.nav.contactUs}
        intro={zh.contactUs.intro}
        finish="pine"
        breadcrumbs={[{ label: zh.nav.contactUs }]}
        picture={<img src="/pictures/section-index.svg" alt="" width={1600} height={400} />}
      />
      {page && <FeedbackNote page={page} version={settings.version} email={email.value} />}
      <ContactFacts
        address={useEntry(queries.address)}
        phone={useEntry(queries.phone)}
        postcode={useEntry(queries.postcode)}
        email={email}
        hours={useEntry(queries.hours)}
        departments={useEntry(queries.departments)}
      />
    </>
  );
}
