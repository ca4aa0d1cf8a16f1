import type { Query } from '../../api/query';
import type { Category } from '../../contract/areas/category';
import { zhHead } from '../../i18n/zhHead';
import { toText } from '../../lib/toText';
import { categoryBreadcrumb } from '../section/DetailPage';
import { introOf } from '../section/SectionList';
import type { DetailPlace, DetailScreenProps } from '../section/sectionQueries';
import { titleOf } from '../section/DetailFooter';
import {
  feedOf,
  headFor,
  type Head,
  type HeadContext,
  type HeadDraft,
  type HeadOf,
  type Place,
  portalOrganization,
  organization,
  describe,
  isoTime,
  bitmapOf,
  isoDay,
  shorten,
} from './headContext';
import type * as schema from 'schema-dts';
import { firstPicture } from '../../lib/firstPicture';
import * as sections from '../sectionScreens';
import { financialKind } from '../../areas/financial/productParts';
import type { FinancialItem } from '../../contract/areas/financial';
import { policyCategories } from '../../areas/policy/PolicyTag';
import type { Policy } from '../../contract/areas/policy';
import type { Project } from '../../contract/areas/project';
import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { jobPosting } from './jobPosting';
import type { App } from '../../contract/areas/app';
import { fileUrl } from '../../lib/paths';
import type { Specialist } from '../../contract/areas/specialist';
import { splitField } from '../../areas/specialist/FieldTags';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Side } from '../../areas/getbuginess/getbuginessApi';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { isOver } from '../../lib/dates';
import { numberOf } from '../../lib/numbers';

interface DetailProps<Entity> {
  section: DetailPlace<Entity>['section'];
  queries: { detail: Query<string, Entity | null>; categories?: DetailScreenProps<Entity>['queries']['categories'] };
}

interface Described<Entity> extends HeadContext<DetailProps<Entity>> {
  url: string;
  categories: readonly Category[] | null | undefined;
}

/**
 * Metadata of an entity's page besides its title, address and feeds; `kind` is its breadcrumb after the section's, by
 * default that of its category.
 */
type About<Entity> = (
  entity: Entity,
  context: Described<Entity>,
) => Omit<HeadDraft, 'title' | 'canonicalPath' | 'feeds'> & { kind?: Place };

const text = (value: unknown): string => toText(value, '');

/** Known facts, on one line. */
const facts = (...values: unknown[]): string => zhHead.facts(values.map(text).filter(Boolean));

export const detailHead =
  <Entity extends object>(about: About<Entity>): HeadOf<DetailProps<Entity>> =>
  (context) => {
    const { section, queries } = context.props;
    const { data, isError } = context.answer(queries.detail);
    const canonicalPath = section.detail(queries.detail.arg);
    const feeds = feedOf(section.area);
    if (!data) {
      const robots = isError || data === null ? 'noindex' : undefined;
      return { title: section.heading, description: introOf(section), canonicalPath, robots, feeds };
    }
    const categories = queries.categories && context.answer(queries.categories).data;
    const described = about(data, { ...context, url: context.absolute(canonicalPath), categories });
    const { category } = data as { category?: unknown };
    const { kind = categoryBreadcrumb(categories, category, section.category), ...head } = described;
    const { heading, root, parent, first } = section;
    const way = [...(parent ? [parent] : []), { label: heading, to: first?.to ?? root }, ...(kind ? [kind] : [])];
    return { title: titleOf(section.area, data), canonicalPath, type: 'article', way, feeds, ...head };
  };

interface ArticleText {
  type: 'Article' | 'NewsArticle';
  title: unknown;
  html: unknown;
  date: unknown;
  /** Who published it. */
  source: string;
  about?: string;
  /** Said instead of a text, besides title and source. */
  facts?: readonly unknown[];
}

/** The metadata of a page that is an article. */
function articleHead(
  context: Pick<Described<object>, 'absolute' | 'url'> & HeadContext,
  kind: Required<Place> | undefined,
  { type, title, html, date, source, about, facts: more = [] }: ArticleText,
) {
  const { absolute, url } = context;
  const description = describe(html, facts(title, source && zhHead.publishedBy(source), ...more));
  const picture = firstPicture(html);
  const thing = {
    '@type': type,
    headline: Array.from(text(title)).slice(0, 110).join(''),
    url,
    mainEntityOfPage: url,
    inLanguage: 'zh-CN',
    publisher: portalOrganization(context),
    description,
    datePublished: isoTime(date),
    author: organization(source),
    articleSection: kind?.label,
    about,
    image: picture && absolute(picture),
  } satisfies schema.Article | schema.NewsArticle;
  return { kind, description, published: isoTime(date), image: bitmapOf(picture), things: [thing] };
}

const articleDetailHeads = sections.articleDetails.map((page) =>
  headFor(page, (context) => {
    const { api, section } = context.props;
    const type = feedOf(section.area).length > 0 ? 'NewsArticle' : 'Article';
    return detailHead<{ fdId: string }>((row, context) => {
      const { title, date, category, text: html, source } = api.toArticle(row);
      const kind = categoryBreadcrumb(context.categories, category, section.category);
      return articleHead(context, kind, { type, title, html, date, source: text(source) });
    })(context);
  }),
);

const financialDetailHead = headFor(
  sections.financialDetail,
  detailHead<FinancialItem>((item, { props, categories, url }) => {
    const { fdTitle, fdApplyDate, fdCategory, fdComName, fdContent } = item;
    const label = text(financialKind(item, categories));
    const institution = text(fdComName);
    const description = describe(fdContent, facts(fdTitle, institution && zhHead.offeredBy(institution), label));
    return {
      kind: text(fdCategory) && label ? { label, to: props.section.category(text(fdCategory)) } : undefined,
      description,
      published: isoTime(fdApplyDate),
      things: [
        {
          '@type': 'FinancialProduct',
          name: text(fdTitle),
          url,
          description,
          category: label,
          provider: organization(institution),
        } satisfies schema.FinancialProduct,
      ],
    };
  }),
);

/** One policy: most are official documents, whose author is the issuer. */
const policyDetailHead = headFor(
  sections.policyDetail,
  detailHead<Policy>((policy, context) => {
    const kind = categoryBreadcrumb(
      policyCategories(context.categories),
      policy.fdClass,
      context.props.section.category,
    );
    return articleHead(context, kind, {
      type: 'Article',
      title: policy.fdTitle,
      html: policy.fdContent,
      date: policy.fdApplyDate,
      source: text(policy.fdIssuedComName),
      about: text(policy.fdTheme),
      facts: [kind?.label, policy.fdLevel],
    });
  }),
);

const projectDetailHead = headFor(
  sections.projectDetail,
  detailHead<Project>((row, { url }) => {
    const { fdProjectName, fdComName, fdPublisher, fdProjectContent, fdApplicationStart, fdApplicationEnd } = row;
    const name = text(fdProjectName);
    const [start, end] = [isoDay(fdApplicationStart), isoDay(fdApplicationEnd)];
    const description = describe(fdProjectContent, facts(name, fdComName));
    const window = {
      '@type': 'Event',
      name,
      url,
      description,
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: organization(text(fdComName) || text(fdPublisher)),
    } satisfies schema.Event;
    // A schema.org Event needs a start date; a period that ends before it begins is a data error.
    const isWindow = start !== undefined && (end === undefined || start <= end);
    return { description, things: isWindow ? [window] : [] };
  }),
);

const recruitDetailHead = headFor(
  sections.recruitDetail,
  detailHead<Recruit>((job, { url }) => {
    const posting = jobPosting(job, url);
    return {
      kind: { label: zh.browse.recruitment },
      description: shorten(
        zhHead.facts(
          [facts(job.fdComName, job.fdWorkplace, job.fdSalary), describe(job.fdJobDescription, '')].filter(Boolean),
        ),
      ),
      published: isoTime(job.fdCreateTime),
      things: posting ? [posting] : [],
    };
  }),
);

const shoppingMallDetailHead = headFor(
  sections.shoppingMallDetail,
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
        } satisfies schema.SoftwareApplication,
      ],
    };
  }),
);

const specialistDetailHead = headFor(
  sections.specialistDetail,
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
        } satisfies schema.ProfilePage,
      ],
    };
  }),
);

const headOf = (side: Side) => {
  const { label, paths: half } = supplyDemandSides[side];
  return detailHead<Getbuginess>((entry, { now, url }) => {
    const { fdGetbuginessName, fdGetbuginessModel, fdComName, fdArea, fdReleaseTime, fdDeadlineTime } = entry;
    const quantity = numberOf(entry.fdGetbuginessNumber);
    const offer = {
      '@type': side === 'demand' ? 'Demand' : 'Offer',
      name: text(fdGetbuginessName),
      url,
      eligibleQuantity: quantity === undefined ? undefined : { '@type': 'QuantitativeValue', value: quantity },
      areaServed: text(fdArea),
      availabilityStarts: isoTime(fdReleaseTime),
      availabilityEnds: isoDay(fdDeadlineTime),
      seller: organization(text(fdComName)),
    } satisfies Record<string, unknown> & (schema.Offer | schema.Demand);
    return {
      kind: { label, to: half.root },
      description: shorten(facts(label, fdGetbuginessName, fdGetbuginessModel, fdComName, fdArea)),
      published: isoTime(fdReleaseTime),
      things: isOver(fdDeadlineTime, now) ? [] : [offer],
    };
  });
};

const supplyDemandDetailHeads = [sections.supplyDetail, sections.demandDetail].map((detail) =>
  headFor(detail, headOf(detail.given.side)),
);

export const detailHeads: readonly Head[] = [
  ...articleDetailHeads,
  financialDetailHead,
  policyDetailHead,
  projectDetailHead,
  recruitDetailHead,
  shoppingMallDetailHead,
  specialistDetailHead,
  ...supplyDemandDetailHeads,
];
