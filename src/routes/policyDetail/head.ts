import type { Article } from 'schema-dts';
import { policyCategories } from '../../areas/policy/policyCategories';
import type { Policy } from '../../contract/areas/policy';
import { zhHead } from '../../i18n/zhHead';
import { article } from '../head/article';
import { describe } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoTime } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { firstPicture } from '../../lib/firstPicture';
import { bitmapOf } from '../head/pictures';
import { categoryBreadcrumb } from '../section/categoryBreadcrumb';
import { policyDetail } from './route';

/** One policy: most are official documents, whose author is the issuer. */
export const policyDetailHead = headFor(
  policyDetail,
  detailHead<Policy>(({ fdTitle, fdApplyDate, fdClass, fdContent, fdIssuedComName, fdLevel, fdTheme }, context) => {
    const { props, url } = context;
    const categories = policyCategories(context.categories);
    const kind = categoryBreadcrumb(categories, fdClass, props.section.category);
    const issuer = text(fdIssuedComName);
    const description = describe(fdContent, facts(fdTitle, issuer && zhHead.publishedBy(issuer), kind?.label, fdLevel));
    const picture = firstPicture(fdContent);
    return {
      kind,
      description,
      published: isoTime(fdApplyDate),
      image: bitmapOf(picture),
      things: [
        {
          '@type': 'Article',
          ...article(context, url, text(fdTitle)),
          description,
          datePublished: isoTime(fdApplyDate),
          author: organization(issuer),
          articleSection: kind?.label,
          about: text(fdTheme),
          image: picture && context.absolute(picture),
        } satisfies Article,
      ],
    };
  }),
);
