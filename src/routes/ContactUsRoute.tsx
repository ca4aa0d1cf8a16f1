import { ContactFacts, type ContactEntry } from '../areas/navigation/ContactFacts';
import { useGetNavigationValueQuery } from '../areas/navigation/navigationApi';
import type { NavigationKey } from '../contract/navigation';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { PageTitle } from '../components/PageTitle';
import { SectionHeader } from '../components/SectionHeader';
import { queryStatus } from '../components/status';

/** One entry with its status. */
function useEntry(key: NavigationKey): ContactEntry {
  const result = useGetNavigationValueQuery(key);
  return { value: result.data, status: queryStatus(result), onRetry: () => void result.refetch() };
}

/** Contact us. It has no banner type of its own, so it shows a still picture. */
export function ContactUsRoute() {
  return (
    <>
      <PageTitle heading={zh.nav.contactUs} />
      <SectionHeader
        name={zh.nav.contactUs}
        intro={zh.contactUs.intro}
        finish="pine"
        breadcrumbs={[{ label: zh.nav.home, to: paths.home }, { label: zh.nav.contactUs }]}
        picture={<img src="/pictures/banner-index.svg" alt="" width={1600} height={400} />}
      />
      <ContactFacts
        address={useEntry('contactUs:address')}
        phone={useEntry('contactUs:phone')}
        postcode={useEntry('contactUs:postcode')}
        email={useEntry('contactUs:email')}
      />
    </>
  );
}
