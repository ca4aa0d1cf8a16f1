import type { FinancialProduct, Offer, Demand, ProfilePage, SoftwareApplication, Event } from 'schema-dts';
import { appApi } from '../areas/app/appApi';
import { financialApi } from '../areas/financial/financialApi';
import { financialKind } from '../areas/financial/financialKind';
import { getbuginessApi } from '../areas/getbuginess/getbuginessApi';
import { supplyDemandSides, type Side } from '../areas/getbuginess/supplyDemandSides';
import { projectApi } from '../areas/project/projectApi';
import { recruitApi } from '../areas/recruit/recruitApi';
import { specialistApi } from '../areas/specialist/specialistApi';
import { addresses } from '../contract/addresses';
import { zh } from '../i18n/zh';
import { zhHead } from '../i18n/zhHead';
import { isOver } from '../lib/dates';
import { fileUrl } from '../lib/fileUrl';
import { numberOf } from '../lib/numbers';
import { paths } from '../lib/paths';
import { splitField } from '../lib/splitField';
import { toText } from '../lib/toText';
import { categoryBreadcrumb } from '../routes/section/categoryBreadcrumb';
import { sections } from '../routes/section/sections';
import { answerOf } from './answers';
import { describe, shorten } from './describe';
import { bitmapOf } from './pictures';
import type { HeadOf } from './headContext';
import { isoDay, isoTime } from './isoTime';
import { jobPosting } from './jobPosting';
import { organization } from './jsonLd';
import { policyHead } from './articleHeads';
import { detailHead, facts, text } from './detailHead';

const financial = detailHead({
  section: sections.financial,
  endpoint: financialApi.endpoints.getFinancial,
  to: paths.financial.detail,
  name: (row) => toText(row.fdTitle),
  about: (item, { state }, url) => {
    const { fdTitle, fdApplyDate, fdCategory, fdComName, fdContent } = item;
    const label = text(
      financialKind(item, answerOf(financialApi.endpoints.listFinancialCategories, undefined)(state).data),
    );
    const institution = text(fdComName);
    const description = describe(fdContent, facts(fdTitle, institution && zhHead.offeredBy(institution), label));
    return {
      kind: text(fdCategory) && label ? { label, to: paths.financial.category(text(fdCategory)) } : undefined,
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
        } satisfies FinancialProduct,
      ],
    };
  },
});

const project = detailHead({
  section: sections.project,
  endpoint: projectApi.endpoints.getProject,
  to: paths.project.detail,
  name: (row) => toText(row.fdProjectName),
  about: (row, { state }, url) => {
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
    } satisfies Event;
    // An event begins on a day; a window that ends before it begins is a mistake of the entry.
    const isWindow = start !== undefined && (end === undefined || start <= end);
    const categories = answerOf(projectApi.endpoints.listProjectCategories, undefined)(state).data;
    const kind = categoryBreadcrumb(categories, row.category, paths.project.category);
    return { kind, description, things: isWindow ? [window] : [] };
  },
});

const app = detailHead({
  section: sections.shoppingMall,
  endpoint: appApi.endpoints.getApp,
  to: paths.shoppingMall.detail,
  name: (row) => toText(row.fdAppName),
  about: (row, { state, absolute }, url) => {
    const categories = answerOf(appApi.endpoints.listAppCategories, undefined)(state).data;
    const picture = fileUrl(row.fdCategoryPath);
    const description = describe(row.fdDescription, facts(row.fdAppName, row.fdSupplier, row.fdUserGroup));
    return {
      kind: categoryBreadcrumb(categories, row.category, paths.shoppingMall.category),
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
  },
});

const specialist = detailHead({
  section: sections.specialist,
  endpoint: specialistApi.endpoints.getSpecialist,
  to: paths.specialist.detail,
  name: (row) => toText(row.fdName),
  about: (row, { state, absolute }, url) => {
    const { fdName, fdAvatar, fdTitle, fdPosition, fdField, fdHometown, fdIntro, fdCreateTime } = row;
    const categories = answerOf(specialistApi.endpoints.listSpecialistCategories, undefined)(state).data;
    const picture = fileUrl(fdAvatar);
    const description = describe(fdIntro, facts(fdName, fdPosition, fdTitle, fdHometown, fdField));
    return {
      kind: categoryBreadcrumb(categories, row.category, paths.specialist.category),
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
  },
});

const recruit = detailHead({
  section: sections.specialist,
  endpoint: recruitApi.endpoints.getRecruit,
  to: paths.recruit.detail,
  name: (row) => toText(row.fdPost),
  about: (job, _context, url) => {
    const posting = jobPosting(job, url);
    return {
      kind: { label: zh.section.recruitment },
      description: shorten(
        zhHead.facts(
          [facts(job.fdComName, job.fdWorkplace, job.fdSalary), describe(job.fdJobDescription, '')].filter(Boolean),
        ),
      ),
      published: isoTime(job.fdCreateTime),
      things: posting ? [posting] : [],
    };
  },
});

const supplyDemand = (side: Side) => {
  const { label, paths: half } = supplyDemandSides[side];
  return detailHead({
    section: sections.supplyDemand,
    endpoint: getbuginessApi.endpoints.getGetbuginess,
    to: half.detail,
    name: (row) => toText(row.fdGetbuginessName),
    about: (entry, { now }, url) => {
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
      } satisfies Record<string, unknown> & (Offer | Demand);
      return {
        kind: { label, to: half.root },
        description: shorten(facts(label, fdGetbuginessName, fdGetbuginessModel, fdComName, fdArea)),
        published: isoTime(fdReleaseTime),
        things: isOver(fdDeadlineTime, now) ? [] : [offer],
      };
    },
  });
};

/** The pages of entities, by their address. */
export const detailHeads: Readonly<Record<string, HeadOf>> = {
  [addresses.policy.detail]: policyHead,
  [addresses.financial.detail]: financial,
  [addresses.project.detail]: project,
  [addresses.shoppingMall.detail]: app,
  [addresses.specialist.detail]: specialist,
  [addresses.recruit.detail]: recruit,
  [addresses.supplyDemand.supply.detail]: supplyDemand('supply'),
  [addresses.supplyDemand.demand.detail]: supplyDemand('demand'),
};
