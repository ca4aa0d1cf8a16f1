import { addresses, pageAddresses } from '../contract/addresses';
import { demandSwitch, entryOf } from '../areas/navigation/navigationApi';
import type { SubmissionKind } from '../contract/submission';
import { query } from '../api/query';
import { comparedIds, getbuginessApi } from '../areas/getbuginess/getbuginessApi';
import { homeQueriesAt } from './home/homeQueries';
import { runAll, screen, type Screen } from './screen';
import { runIfDemandEnabled } from './section/sectionQueries';

/** The screens of no section: docs/behaviour/pages.md. */

const { root } = addresses.supplyDemand.demand;

/** An unknown address under /supply_demand/demand. */
export const unknownDemand = screen({
  path: [`${root}/detail`, `${root}/*`],
  chunk: 'supply_demand',
  load: () => import(/* webpackChunkName: "supply_demand" */ './supplyDemandList/UnknownDemandRoute'),
  queries: () => ({ demandSwitch }),
});

export const accessibility = screen({
  path: addresses.accessibility,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './privacy/AccessibilityRoute'),
});

/** Privacy terms, linked from the footer. */
export const privacy = screen({
  path: addresses.privacy,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './privacy/PrivacyRoute'),
});

/** The display settings as a page, for browsers without script. */
export const displaySettings = screen({
  path: addresses.displaySettings,
  chunk: 'display',
  load: () => import(/* webpackChunkName: "display" */ './displaySettings/DisplaySettingsRoute'),
});

/** Without and inside the layout. */
export const login = screen({
  path: [addresses.login, addresses.accountLogin],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './login/LoginRoute'),
});

/** Without and inside the layout. */
export const register = screen({
  path: [addresses.register, addresses.accountRegister],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './login/RegisterRoute'),
});

export const saved = screen({
  path: addresses.saved,
  chunk: 'page-actions',
  load: () => import(/* webpackChunkName: "page-actions" */ './saved/SavedRoute'),
});

/** One submission, for the company that sent it. */
export const mySubmission = screen({
  path: addresses.my.submission,
  chunk: 'my',
  load: () => import(/* webpackChunkName: "my" */ './mySubmission/MySubmissionRoute'),
});

/** Profile, password, sessions, data export, closing the account. */
export const myProfile = screen({
  path: addresses.my.profile,
  chunk: 'profile',
  load: () => import(/* webpackChunkName: "profile" */ './myProfile/MyProfileRoute'),
});

/** Any unknown path; `detail` without an id is not a category. */
export const notFound = screen({
  path: ['*', ...pageAddresses.flatMap((at) => (at.endsWith('/detail/:fdId') ? [at.slice(0, -'/:fdId'.length)] : []))],
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './notFound/NotFoundRoute'),
});

export const contactUs = screen({
  path: addresses.contactUs,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './contactUs/ContactUsRoute'),
  queries: () => ({
    address: entryOf('contactUs:address'),
    phone: entryOf('contactUs:phone'),
    postcode: entryOf('contactUs:postcode'),
    email: entryOf('contactUs:email'),
    hours: entryOf('contactUs:hours'),
    departments: entryOf('contactUs:departments'),
  }),
});

const myList = (kind: SubmissionKind, path: string) =>
  screen({
    path,
    chunk: 'my',
    load: () => import(/* webpackChunkName: "my" */ './myList/MyListRoute'),
    given: { kind },
  });

export const myLists = [
  myList('application', addresses.my.applications),
  myList('intention', addresses.my.intentions),
  myList('entry', addresses.my.entries),
];

/** /search?q=…: results of all areas; with an area, all of its results. Few visitors search. */
export const search = screen({
  path: addresses.search,
  chunk: 'search',
  load: () => import(/* webpackChunkName: "search" */ './search/SearchRoute'),
  api: () => import(/* webpackChunkName: "search" */ './search/searchQueries'),
  queries: (at, { searchQueries }) => searchQueries(at),
});

const { getGetbuginess, listGetbuginessCategories } = getbuginessApi.endpoints;

/** /supply_demand/compare?id=…&id=…: up to three supplies side by side. */
export const compareSupplies = screen({
  path: addresses.supplyDemand.compare,
  chunk: 'compare',
  load: () => import(/* webpackChunkName: "compare" */ './compareSupplies/CompareSuppliesRoute'),
  queries: ({ search }) => {
    const [first, second, third] = comparedIds(search).map((id) => query(getGetbuginess, id));
    return { first, second, third, categories: query(listGetbuginessCategories, undefined) };
  },
});

/** The home page: docs/behaviour/home.md. */
export const home = screen({
  path: addresses.home,
  chunk: 'index',
  load: () => import(/* webpackChunkName: "index" */ './home/HomeRoute'),
  queries: homeQueriesAt,
  read: (read, { demand, ...others }) => Promise.all([runAll(read, others), runIfDemandEnabled(read, { demand })]),
});

/** All of them. Without the demand half every address under it redirects to supply, unknown ones included. */
export const plainScreens: readonly Screen[] = [
  home,
  compareSupplies,
  contactUs,
  privacy,
  accessibility,
  displaySettings,
  search,
  saved,
  ...myLists,
  mySubmission,
  myProfile,
  login,
  register,
  unknownDemand,
  notFound,
];
