import type { Organization } from 'schema-dts';
import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { paths } from '../../lib/paths';
import { headFor } from '../head/headContext';
import { portalOrganization } from '../head/jsonLd';
import { contactUs } from './route';

export const contactUsHead = headFor(contactUs, (context) => {
  const { queries } = context.props;
  const said = (entry: typeof queries.address) => context.answer(entry).data ?? undefined;
  const address = said(queries.address);
  return {
    title: zh.nav.contactUs,
    description: zhHead.contact,
    canonicalPath: paths.contactUs,
    way: [],
    things: [
      {
        ...portalOrganization(context),
        telephone: said(queries.phone),
        email: said(queries.email),
        address: address
          ? {
              '@type': 'PostalAddress',
              streetAddress: address,
              postalCode: said(queries.postcode),
              addressCountry: 'CN',
            }
          : undefined,
      } satisfies Organization,
    ],
  };
});
