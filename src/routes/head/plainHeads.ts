import { zh } from '../../i18n/zh';
import { zhAccessibility } from '../../i18n/zhAccessibility';
import { zhCompare } from '../../i18n/zhCompare';
import { zhDisplay } from '../../i18n/zhDisplay';
import { zhFooter } from '../../i18n/zhFooter';
import { zhHead } from '../../i18n/zhHead';
import { zhSaved } from '../../i18n/zhSaved';
import { compareSupplies } from '../compareSupplies/route';
import { financialIntro } from '../financialIntro/route';
import { myLists } from '../myList/route';
import * as plain from '../plainScreens';
import { search } from '../search/route';
import { shorten } from './describe';
import { headFor, type Head, type HeadOf, allFeeds } from './headContext';
import type { Organization, WebSite } from 'schema-dts';
import { paths } from '../../lib/paths';
import { portalOrganization } from './jsonLd';
import { contactUs } from '../contactUs/route';
import { home } from '../home/route';

export const homeHead = headFor(home, (context) => ({
  title: zh.site.name,
  description: zhHead.description,
  canonicalPath: paths.home,
  things: [
    portalOrganization(context),
    {
      '@type': 'WebSite',
      name: zh.site.name,
      url: context.absolute(paths.home),
      inLanguage: 'zh-CN',
    } satisfies WebSite,
  ],
  feeds: allFeeds,
}));

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

/** The head of a static text page. */
const textPageHead =
  (title: string, description: string): HeadOf =>
  ({ pathname }) => ({ title, description, canonicalPath: pathname, way: [] });

/** The head of a page that search engines should not index: a form, or personal content. */
const noIndexHead =
  (title: string, description: string): HeadOf =>
  ({ pathname }) => ({ title, description, canonicalPath: pathname, robots: 'noindex' });

const introHead = textPageHead(`${zh.section.intro} · ${zh.nav.financial}`, shorten(zh.finance.text.join('')));

/** The heads that depend on no query. */
export const plainHeads: readonly Head[] = [
  headFor(plain.accessibility, textPageHead(zhFooter.accessibility, zhAccessibility.intro)),
  headFor(plain.privacy, textPageHead(zh.site.privacy, zh.privacy.intro)),
  headFor(financialIntro, (context) => ({ ...introHead(context), crumb: zh.nav.financial })),
  headFor(plain.displaySettings, noIndexHead(zh.site.display, zhDisplay.intro)),
  headFor(plain.login, noIndexHead(zh.auth.login, zhHead.account)),
  headFor(plain.register, noIndexHead(zh.auth.register, zhHead.account)),
  headFor(plain.saved, noIndexHead(zhSaved.title, zhSaved.intro)),
  headFor(plain.mySubmission, noIndexHead(zh.my.title, zh.my.intro)),
  headFor(plain.myProfile, noIndexHead(zh.ownPages.profile, zh.my.intro)),
  ...myLists.map((list) => headFor(list, noIndexHead(zh.ownPages.names[list.given.kind], zh.my.intro))),
  headFor(compareSupplies, noIndexHead(zhCompare.title, zhCompare.intro)),
  headFor(search, noIndexHead(zh.search.name, zhHead.description)),
];
