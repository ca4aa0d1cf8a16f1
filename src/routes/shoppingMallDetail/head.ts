import type { SoftwareApplication } from 'schema-dts';
import type { App } from '../../contract/areas/app';
import { fileUrl } from '../../lib/fileUrl';
import { describe } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoDay } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { bitmapOf } from '../head/pictures';
import { shoppingMallDetail } from './route';

export const shoppingMallDetailHead = headFor(
  shoppingMallDetail,
  detailHead<App>((row, { absolute, url }) => {
    const picture = fileUrl(row.fdCategoryPath);
    const description = describe(row.fdDescription, facts(row.fdAppName, row.fdSupplier, row.fdUserGroup));
    return {
      description,
      type: 'website',
      image: bitmapOf(picture),
      things: [
        {
          '@type': 'SoftwareApplication',
          name: text(row.fdAppName),
          url,
          description,
          applicationCategory: 'BusinessApplication',
          datePublished: isoDay(row.fdReleaseTime),
          creator: organization(text(row.fdSupplier)),
          provider: organization(text(row.fdComName)),
          audience: text(row.fdUserGroup) ? { '@type': 'Audience', audienceType: text(row.fdUserGroup) } : undefined,
          image: picture && absolute(picture),
        } satisfies SoftwareApplication,
      ],
    };
  }),
);
