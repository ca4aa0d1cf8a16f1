import type { Article, NewsArticle } from 'schema-dts';
import { portalApi } from '../api/portalApi';
import type { ArticleReads } from '../api/articleReads';
import type { ArticleSectionName } from '../areas/articleSections';
import { policyApi } from '../areas/policy/policyApi';
import { policyCategories } from '../areas/policy/policyCategories';
import { addresses } from '../contract/addresses';
import { zhHead } from '../i18n/zhHead';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { categoryBreadcrumb } from '../routes/section/categoryBreadcrumb';
import { articleSection, sections } from '../routes/section/sections';
import { answerOf, type Selectable } from './answers';
import { describe } from './describe';
import { feeds } from './feeds';
import { bitmapOf, firstPicture } from './pictures';
import type { HeadContext, HeadOf } from './headContext';
import { isoTime } from './isoTime';
import { organization, portalOrganization } from './jsonLd';
import { both, listHead } from './listHead';
import { detailHead, facts, text } from './detailHead';

/** An article of the portal, whoever wrote it. */
const article = (context: HeadContext, url: string, headline: string) => ({
  headline: Array.from(headline).slice(0, 110).join(''),
  url,
  mainEntityOfPage: url,
  inLanguage: 'zh-CN',
  publisher: portalOrganization(context),
});

/** One policy: most are official papers, whose author is who issued them. */
export const policyHead: HeadOf = detailHead({
  section: sections.policy,
  endpoint: policyApi.endpoints.getPolicy,
  to: paths.policy.detail,
  name: (row) => toText(row.fdTitle),
  feeds: [feeds.policy],
  about: ({ fdTitle, fdApplyDate, fdClass, fdContent, fdIssuedComName, fdLevel, fdTheme }, context, url) => {
    const categories = policyCategories(
      answerOf(policyApi.endpoints.listPolicyCategories, undefined)(context.state).data,
    );
    const kind = categoryBreadcrumb(categories, fdClass, paths.policy.category);
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
  },
});

interface Endpoint<Arg, Data> {
  name: string;
  useQuery(arg: Arg): { data?: Data | null };
}

/** The endpoint of which an area's screens know the hook alone. */
const endpointOf = <Arg, Data>({ name }: Endpoint<Arg, Data>) =>
  (portalApi.endpoints as Record<string, unknown>)[name] as Selectable<Arg, Data | null>;

/** The lists and details of a section of articles. */
export function articleSectionHeads(name: ArticleSectionName, reads: ArticleReads): Record<string, HeadOf> {
  const section = articleSection(name);
  const isNews = name === 'special';
  const told = isNews ? [feeds.news] : [];
  const categories = answerOf(endpointOf(reads.categories), undefined);
  const list = listHead({
    section,
    list: (query) => answerOf(endpointOf(reads.list), query),
    categories,
    name: (row) => reads.toArticle(row).title,
    to: paths[name].detail,
    feeds: told,
  });
  const detail = detailHead({
    section,
    endpoint: endpointOf(reads.detail),
    to: paths[name].detail,
    name: (row) => toText(reads.toArticle(row).title),
    feeds: told,
    about: (row, context, url) => {
      const { title, date, category, text: html, source: from } = reads.toArticle(row);
      const kind = categoryBreadcrumb(categories(context.state).data, category, section.category);
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
            '@type': isNews ? 'NewsArticle' : 'Article',
            ...article(context, url, text(title)),
            description,
            datePublished: isoTime(date),
            author: organization(source),
            articleSection: kind?.label,
            image: picture && context.absolute(picture),
          } satisfies Article | NewsArticle,
        ],
      };
    },
  });
  return { ...both(addresses[name], list), [addresses[name].detail]: detail };
}
