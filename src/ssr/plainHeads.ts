import type { Organization, WebSite } from 'schema-dts';
import { navigationApi } from '../areas/navigation/navigationApi';
import { addresses } from '../contract/addresses';
import type { NavigationKey } from '../contract/navigation';
import { zh } from '../i18n/zh';
import { zhAccessibility } from '../i18n/zhAccessibility';
import { zhDisplay } from '../i18n/zhDisplay';
import { zhFooter } from '../i18n/zhFooter';
import { zhHead } from '../i18n/zhHead';
import { zhSaved } from '../i18n/zhSaved';
import { paths } from '../lib/paths';
import { answerOf } from './answers';
import { feeds } from './feeds';
import type { HeadOf } from './headContext';
import { shorten } from './describe';
import { portalOrganization } from './jsonLd';

const home: HeadOf = (context) => ({
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
  feeds: [feeds.policy, feeds.news],
});

const contactUs: HeadOf = (context) => {
  const entry = (key: NavigationKey) =>
    answerOf(navigationApi.endpoints.getNavigationValue, key)(context.state).data ?? undefined;
  const address = entry('contactUs:address');
  return {
    title: zh.nav.contactUs,
    description: zhHead.contact,
    canonicalPath: paths.contactUs,
    way: [],
    things: [
      {
        ...portalOrganization(context),
        telephone: entry('contactUs:phone'),
        email: entry('contactUs:email'),
        address: address
          ? {
              '@type': 'PostalAddress',
              streetAddress: address,
              postalCode: entry('contactUs:postcode'),
              addressCountry: 'CN',
            }
          : undefined,
      } satisfies Organization,
    ],
  };
};

const privacy: HeadOf = () => ({
  title: zh.site.privacy,
  description: zh.privacy.intro,
  canonicalPath: paths.privacy,
  way: [],
});

const accessibility: HeadOf = () => ({
  title: zhFooter.accessibility,
  description: zhAccessibility.intro,
  canonicalPath: paths.accessibility,
  way: [],
});

const financialIntro: HeadOf = () => ({
  title: `${zh.section.intro} · ${zh.nav.financial}`,
  description: shorten(zh.finance.text.join('')),
  canonicalPath: paths.financial.intro,
  way: [],
  crumb: zh.nav.financial,
});

/** A form is nothing to find. */
const account =
  (title: string): HeadOf =>
  ({ pathname }) => ({ title, description: zhHead.account, canonicalPath: pathname, robots: 'noindex' });

/** A company's own desk: for nobody else to find. */
const desk =
  (title: string): HeadOf =>
  ({ pathname }) => ({ title, description: zh.my.intro, canonicalPath: pathname, robots: 'noindex' });

/** What somebody looks for is nothing to find. */
const search: HeadOf = () => ({
  title: zh.search.name,
  description: zhHead.description,
  canonicalPath: paths.search,
  robots: 'noindex',
});

/** A form, too. */
const displaySettings: HeadOf = () => ({
  title: zh.site.display,
  description: zhDisplay.intro,
  canonicalPath: paths.displaySettings,
  robots: 'noindex',
});

/** What somebody keeps on their device is nothing to find. */
const saved: HeadOf = () => ({
  title: zhSaved.title,
  description: zhSaved.intro,
  canonicalPath: paths.saved,
  robots: 'noindex',
});

/** The pages that show no list and no entity, by their address. */
export const plainHeads: Readonly<Record<string, HeadOf>> = {
  [addresses.home]: home,
  [addresses.contactUs]: contactUs,
  [addresses.privacy]: privacy,
  [addresses.accessibility]: accessibility,
  [addresses.displaySettings]: displaySettings,
  [addresses.search]: search,
  [addresses.saved]: saved,
  [addresses.financial.intro]: financialIntro,
  [addresses.my.applications]: desk(zh.own.names.application),
  [addresses.my.intentions]: desk(zh.own.names.intention),
  [addresses.my.entries]: desk(zh.own.names.entry),
  [addresses.my.submission]: desk(zh.my.title),
  [addresses.my.profile]: desk(zh.own.profile),
  [addresses.login]: account(zh.auth.login),
  [addresses.register]: account(zh.auth.register),
  [addresses.accountLogin]: account(zh.auth.login),
  [addresses.accountRegister]: account(zh.auth.register),
};
