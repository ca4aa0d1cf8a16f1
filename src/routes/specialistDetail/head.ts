import type { ProfilePage } from 'schema-dts';
import type { Specialist } from '../../contract/areas/specialist';
import { fileUrl } from '../../lib/fileUrl';
import { splitField } from '../../lib/splitField';
import { describe } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoTime } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { bitmapOf } from '../head/pictures';
import { specialistDetail } from './route';

export const specialistDetailHead = headFor(
  specialistDetail,
  detailHead<Specialist>((row, { absolute, url }) => {
    const { fdName, fdAvatar, fdTitle, fdPosition, fdField, fdHometown, fdIntro, fdCreateTime } = row;
    const picture = fileUrl(fdAvatar);
    const description = describe(fdIntro, facts(fdName, fdPosition, fdTitle, fdHometown, fdField));
    return {
      description,
      type: 'profile',
      image: bitmapOf(picture),
      things: [
        {
          '@type': 'ProfilePage',
          url,
          dateCreated: isoTime(fdCreateTime),
          mainEntity: {
            '@type': 'Person',
            name: text(fdName),
            url,
            description,
            jobTitle: text(fdPosition) || text(fdTitle),
            worksFor: organization(text(fdHometown)),
            knowsAbout: splitField(fdField),
            image: picture && absolute(picture),
          },
        } satisfies ProfilePage,
      ],
    };
  }),
);
