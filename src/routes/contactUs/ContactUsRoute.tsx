import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryResult } from '../../api/query';
import { ContactFacts, FeedbackNote } from '../../areas/navigation/ContactFacts';
import { anyOrigin, pathOfThisSite } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { settings } from '../../lib/settings';
import { PageTitle } from '../../components/PageHeading';
import { SectionHeader } from '../../components/SectionHeader';

/** Contact us. Without a banner type of its own, it shows a static picture. */
export default function ContactUsRoute({ queries }: { queries: ComponentProps<typeof ContactFacts>['entries'] }) {
  // Of a link that was shared, `from` says where: singlemessage.
  const page = pathOfThisSite(useSearchParams()[0].get('from'), anyOrigin);
  const email = useQueryResult(queries.email).data;
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
      {page && <FeedbackNote page={page} version={settings.version} email={email} />}
      <ContactFacts entries={queries} />
    </>
  );
}
