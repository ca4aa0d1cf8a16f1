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
 * The address pattern of every page; `:name` is any one segment. Where two match, the one with fewer parameters wins.
 * The router's table and the links (`src/lib/paths.ts`) derive from it.
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
    compare: '/supply_demand/compare',
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

/** A part of an address, percent-decoded; as it is if it is not encoded that way. */
export function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The page at an address and its canonical path; null if it is no page's. */
function pageAt(path: string): { address: string; path: string } | null {
  const segments = path.split('/').slice(1);
  while (segments.length > 1 && segments[segments.length - 1] === '') segments.pop();
  const fixed = segments.map((segment) => decodeOnce(segment).toLowerCase());
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
 * The canonical form of a page's path: fixed segments as in the table, whatever their case or escaping, and no trailing
 * slash. Ids and category codes are kept. A path of no page is returned unchanged.
 */
export const canonicalPath = (path: string): string => pageAt(path)?.path ?? path;

/** Query parameters of lists. */
const isListsOwn = (name: string): boolean => name === orderName || name === 'page' || filterNames.test(name);

/**
 * The canonical form of a page's address: its path, and the query without page 1 and the empty fields that a list's form
 * submits without script. An address of no page is returned unchanged.
 *
 * @param query with its `?`, or empty
 */
export function canonicalAddress(path: string, query: string): string {
  const page = pageAt(path)?.path;
  if (page === undefined) return path + query;
  const parts = query.slice(1).split('&');
  const remaining = parts.filter((part) => part !== 'page=1' && !isListsOwn(part.replace(/=$/, '')));
  return (
    page +
    (remaining.length === parts.length ? query : remaining.map((part, at) => `${at ? '&' : '?'}${part}`).join(''))
  );
}

const { search, my } = addresses;

const lists: ReadonlySet<string> = new Set([
  ...pageAddresses.filter((address) => address.endsWith('/:category')),
  ...pageAddresses.filter((address) => pageAddresses.includes(`${address}/:category`)),
  my.applications,
  my.intentions,
  my.entries,
]);

/** Query parameters of other pages. */
const knownParameters: Readonly<Record<string, readonly string[]>> = {
  [search]: ['q', 'area', 'page', orderName, ...searchFilters],
  [addresses.contactUs]: ['from'],
  [addresses.supplyDemand.compare]: ['id'],
  [addresses.displaySettings]: ['back'],
  [addresses.login]: ['redirect'],
  [addresses.register]: ['redirect'],
  [addresses.accountLogin]: ['redirect'],
  [addresses.accountRegister]: ['redirect'],
};

/**
 * The query parameters that a page knows, with its `?`, or empty. Others, such as tracking parameters that a chat adds
 * to shared links, stay in the address bar only: the page is the same.
 */
export function knownQuery(path: string, query: string): string {
  const address = pageAt(path)?.address ?? '';
  const isKnown = (name: string) => (lists.has(address) ? isListsOwn(name) : knownParameters[address]?.includes(name));
  const known = query
    .slice(1)
    .split('&')
    .filter((part) => Array.from(new URLSearchParams(part).keys()).some(isKnown));
  return known.length > 0 ? `?${known.join('&')}` : '';
}

/** Whether an address of this site is a file of the backend, below the base path of its calls or not. */
export const isFileAddress = (address: string): boolean => /^(?:\/[^/?#]+)*\/profile\//.test(address);

/** Root path of the staff's desk, an application of its own outside the portal's router. */
export const deskRoot = '/backend';

/** Whether an address of this site belongs to the desk. */
export const isDeskAddress = (address: string): boolean => /^\/backend(?:[/?#]|$)/.test(address);

const oneSlash = /^\/(?![/\\])/;
const unfit = /[\\\s\p{Cc}\p{Cf}]/u;

/** Placeholder base, to resolve paths against. */
export const anyOrigin = 'http://portal.invalid';

/**
 * A path of this site from an address or a form: one leading `/`, no backslash, control character or space, and it
 * resolves to this origin. Both input and result are checked, since `/.//host` resolves to `//host`.
 *
 * @returns undefined for anything that might lead to another site
 */
export function pathOfThisSite(value: unknown, origin: string | undefined): string | undefined {
  if (typeof value !== 'string' || !oneSlash.test(value) || unfit.test(value)) return undefined;
  try {
    const { pathname, search, hash } = new URL(value, origin);
    const path = `${pathname}${search}${hash}`;
    return oneSlash.test(path) && new URL(path, origin).origin === origin ? path : undefined;
  } catch {
    return undefined;
  }
}
