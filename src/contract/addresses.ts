import { articleAreas } from './articleAreas';
import { filterNames, orderName, searchFilters } from './filters';

/** A section that has a list, category lists and details. */
const section = <Root extends string>(root: Root) =>
  ({ root, category: `${root}/:category`, detail: `${root}/detail/:fdId` }) as const;

type Articles = typeof articleAreas;

const articles = Object.fromEntries(
  Object.entries(articleAreas).map(([name, { root }]) => [name, section(root)]),
) as unknown as { [Name in keyof Articles]: ReturnType<typeof section<Articles[Name]['root']>> };

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
  ...articles,
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

/** A page's address and its path in the one spelling; null: it is no page's. */
function pageAt(path: string): { address: string; path: string } | null {
  const segments = path.split('/').slice(1);
  while (segments.length > 1 && segments[segments.length - 1] === '') segments.pop();
  const fixed = segments.map((segment) => decoded(segment).toLowerCase());
  const parts = table.find(
    (candidate) =>
      candidate.length === segments.length &&
      candidate.every((part, i) => (isParameter(part) ? segments[i] !== '' : part.toLowerCase() === fixed[i])),
  );
  if (!parts) return null;
  const spelled = parts.map((part, i) => (isParameter(part) ? segments[i] : part));
  return { address: `/${parts.join('/')}`, path: `/${spelled.join('/')}` };
}

/**
 * The one spelling of a page's path: fixed segments as the table has them, whatever their case or escapes, and no slash
 * at the end. Ids and category codes keep theirs. A path of no page is returned as it is.
 */
export const canonicalPath = (path: string): string => pageAt(path)?.path ?? path;

/** What lists have in the address. */
const isListsOwn = (name: string): boolean => name === orderName || name === 'page' || filterNames.test(name);

/**
 * The one spelling of a page's address: its path, and the query without what a form without script sends of a list's
 * empty fields. An address of no page is returned as it is.
 *
 * @param query with its `?`, or empty
 */
export function canonicalAddress(path: string, query: string): string {
  const page = pageAt(path)?.path;
  if (page === undefined) return path + query;
  const parts = query.slice(1).split('&');
  const kept = parts.filter((part) => !isListsOwn(part.replace(/=$/, '')));
  return page + (kept.length === parts.length ? query : kept.map((part, at) => `${at ? '&' : '?'}${part}`).join(''));
}

const { search, my } = addresses;

/** The pages of lists. */
const lists: ReadonlySet<string> = new Set([
  ...pageAddresses.filter((address) => address.endsWith('/:category')),
  ...pageAddresses.filter((address) => pageAddresses.includes(`${address}/:category`)),
  my.applications,
  my.intentions,
  my.entries,
]);

/** What other pages read of their query. */
const readNames: Readonly<Record<string, readonly string[]>> = {
  [search]: ['q', 'area', 'page', orderName, ...searchFilters],
  [addresses.contactUs]: ['from'],
  [addresses.displaySettings]: ['back'],
  [addresses.login]: ['redirect'],
  [addresses.register]: ['redirect'],
  [addresses.accountLogin]: ['redirect'],
  [addresses.accountRegister]: ['redirect'],
};

/**
 * What a page reads of its query, with its `?`, or empty. Other names, such as those that a chat adds to a link it shares,
 * stand in the browser's bar alone: the page is the same.
 */
export function queryRead(path: string, query: string): string {
  const address = pageAt(path)?.address ?? '';
  const isRead = (name: string) => (lists.has(address) ? isListsOwn(name) : readNames[address]?.includes(name));
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => Array.from(new URLSearchParams(part).keys()).some(isRead));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Where the staff's desk is: a program of its own, no page of the portal's router. */
export const deskRoot = '/backend';

/** Whether an address of this site is one of the desk's. */
export const isDeskAddress = (address: string): boolean => /^\/backend(?:[/?#]|$)/.test(address);
