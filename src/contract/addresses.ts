import { filterNames, orderName } from './filters';

/** A section that has a list, category lists and details. */
const section = <Root extends string>(root: Root) =>
  ({ root, category: `${root}/:category`, detail: `${root}/detail/:fdId` }) as const;

/**
 * The address of every page, as it is shown and linked; `:name` is any one segment. Where two fit, the one with fewer
 * such segments does. The router's table and the links (`src/lib/paths.ts`) are made from here.
 */
export const addresses = {
  start: '/',
  home: '/index',
  login: '/homeLogin',
  register: '/homeRegister',
  accountLogin: '/account/login',
  accountRegister: '/account/register',
  contactUs: '/contactUs',
  privacy: '/privacy',
  accessibility: '/accessibility',
  displaySettings: '/display-settings',
  search: '/search',
  saved: '/saved',
  policy: section('/policy'),
  financial: { ...section('/financial'), intro: '/financial/default' },
  specialist: {
    ...section('/specialist'),
    all: '/specialist/detailAll',
    allOfCategory: '/specialist/detailAll/:category',
  },
  recruit: { detail: '/recruit/detail/:fdId' },
  project: section('/project'),
  special: section('/special'),
  shoppingMall: section('/shopping_mall'),
  supplyDemand: {
    root: '/supply_demand',
    supply: section('/supply_demand/supply'),
    demand: section('/supply_demand/demand'),
  },
  my: {
    applications: '/my',
    intentions: '/my/intentions',
    entries: '/my/entries',
    profile: '/my/profile',
    submission: '/my/submission/:number',
  },
} as const;

interface Addresses {
  readonly [name: string]: string | Addresses;
}

const listed = (some: Addresses): string[] =>
  Object.values(some).flatMap((one) => (typeof one === 'string' ? [one] : listed(one)));

export const pageAddresses = listed(addresses);

const isParameter = (segment: string): boolean => segment.startsWith(':');

const table = pageAddresses
  .map((address) => address.split('/').slice(1))
  .sort((a, b) => a.filter(isParameter).length - b.filter(isParameter).length);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The path of a page in its one spelling; null: it is no page's. */
function pagePath(path: string): string | null {
  const segments = path.split('/').slice(1);
  while (segments.length > 1 && segments[segments.length - 1] === '') segments.pop();
  const fixed = segments.map((segment) => decoded(segment).toLowerCase());
  const address = table.find(
    (candidate) =>
      candidate.length === segments.length &&
      candidate.every((part, i) => (isParameter(part) ? segments[i] !== '' : part.toLowerCase() === fixed[i])),
  );
  return address ? `/${address.map((part, i) => (isParameter(part) ? segments[i] : part)).join('/')}` : null;
}

/**
 * The one spelling of a page's path: fixed segments as the table has them, whatever their case or escapes, and no slash
 * at the end. Ids and category codes keep theirs. A path of no page is returned as it is.
 */
export const canonicalPath = (path: string): string => pagePath(path) ?? path;

/** What lists have in the address. */
const isListsOwn = (name: string): boolean => name === orderName || name === 'page' || filterNames.test(name);

/**
 * The one spelling of a page's address: its path, and the query without what a form without script sends of a list's
 * empty fields. An address of no page is returned as it is.
 *
 * @param query with its `?`, or empty
 */
export function canonicalAddress(path: string, query: string): string {
  const page = pagePath(path);
  if (page === null) return path + query;
  const parts = query.slice(1).split('&');
  const kept = parts.filter((part) => !isListsOwn(part.replace(/=$/, '')));
  return page + (kept.length === parts.length ? query : kept.map((part, at) => `${at ? '&' : '?'}${part}`).join(''));
}

/** Where the staff's desk is: a program of its own, no page of the portal's router. */
export const deskRoot = '/backend';

/** Whether an address of this site is one of the desk's. */
export const isDeskAddress = (address: string): boolean => /^\/backend(?:[/?#]|$)/.test(address);
