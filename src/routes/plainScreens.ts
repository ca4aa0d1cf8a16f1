import { addresses, pageAddresses } from '../contract/addresses';
import { screen } from './screen';
import { demandSwitch } from '../areas/navigation/navigationApi';

const { root } = addresses.supplyDemand.demand;

/** An unknown address under /supply_demand/demand. */
export const unknownDemand = screen({
  path: [`${root}/detail`, `${root}/*`],
  chunk: 'supply_demand',
  load: () =>
    import(/* webpackChunkName: "supply_demand" */ './unknownDemand/UnknownDemandRoute').then(
      (m) => m.UnknownDemandRoute,
    ),
  queries: () => ({ demandSwitch }),
});

/** The screens without queries of their own. */

/** The accessibility statement. */
export const accessibility = screen({
  path: addresses.accessibility,
  chunk: 'contactUs',
  load: () =>
    import(/* webpackChunkName: "contactUs" */ './accessibility/AccessibilityRoute').then((m) => m.AccessibilityRoute),
});

/** Privacy terms, linked from the footer. */
export const privacy = screen({
  path: addresses.privacy,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './privacy/PrivacyRoute').then((m) => m.PrivacyRoute),
});

/** The display settings as a page, for browsers without script. */
export const displaySettings = screen({
  path: addresses.displaySettings,
  chunk: 'display',
  load: () =>
    import(/* webpackChunkName: "display" */ './displaySettings/DisplaySettingsRoute').then(
      (m) => m.DisplaySettingsRoute,
    ),
});

/** Without and inside the layout. */
export const login = screen({
  path: [addresses.login, addresses.accountLogin],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './login/LoginRoute').then((m) => m.LoginRoute),
});

/** Without and inside the layout. */
export const register = screen({
  path: [addresses.register, addresses.accountRegister],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './login/LoginRoute').then((m) => m.RegisterRoute),
});

/** This device's bookmarks. */
export const saved = screen({
  path: addresses.saved,
  chunk: 'page-actions',
  load: () => import(/* webpackChunkName: "page-actions" */ './saved/SavedRoute').then((m) => m.SavedRoute),
});

/** One submission, for the company that sent it. */
export const mySubmission = screen({
  path: addresses.my.submission,
  chunk: 'my',
  load: () => import(/* webpackChunkName: "my" */ './mySubmission/MySubmissionRoute').then((m) => m.MySubmissionRoute),
});

/** Profile, password, sessions, data export, closing the account. */
export const myProfile = screen({
  path: addresses.my.profile,
  chunk: 'profile',
  load: () => import(/* webpackChunkName: "profile" */ './myProfile/MyProfileRoute').then((m) => m.MyProfileRoute),
});

/** Any unknown path; `detail` without an id is not a category. */
export const notFound = screen({
  path: ['*', ...pageAddresses.flatMap((at) => (at.endsWith('/detail/:fdId') ? [at.slice(0, -'/:fdId'.length)] : []))],
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './notFound/NotFoundRoute').then((m) => m.NotFoundRoute),
});
