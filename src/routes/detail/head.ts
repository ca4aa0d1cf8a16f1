import type { Article, NewsArticle } from 'schema-dts';
import { zhHead } from '../../i18n/zhHead';
import { article } from '../head/article';
import { describe } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { feedOf } from '../head/feeds';
import { headFor } from '../head/headContext';
import { isoTime } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { firstPicture } from '../../lib/firstPicture';
import { bitmapOf } from '../head/pictures';
import { categoryBreadcrumb } from '../section/categoryBreadcrumb';
import { articleDetails } from './route';

export const articleDetailHeads = articleDetails.map((page) =>
  headFor(page, (given) => {
    const { api, section } = given.props;
    return detailHead<{ fdId: string }>((row, context) => {
      const { categories, url } = context;
      const { title, date, category, text: html, source: from } = api.toArticle(row);
      const kind = categoryBreadcrumb(categories, category, section.category);
      const source = text(from);
      const description = describe(html, facts(title, source && zhHead.publishedBy(source)));
      const picture = firstPicture(html);
      return {
        kind,
        description,
        published: isoTime(date),
        image: bitmapOf(picture),
        things: [
          {
            '@type': feedOf(section.area).length > 0 ? 'NewsArticle' : 'Article',
            ...article(context, url, text(title)),
            description,
            datePublished: isoTime(date),
            author: organization(source),
            articleSection: kind?.label,
            image: picture && context.absolute(picture),
          } satisfies Article | NewsArticle,
        ],
      };
    })(given);
  }),
);
