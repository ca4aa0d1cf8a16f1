import { canonicalPath, pageAddresses } from '../contract/addresses';
import type { PageHead } from '../contract/renderer';
import { zh } from '../i18n/zh';
import { zhHead } from '../i18n/zhHead';
import { routeMatches } from '../app/pageRouter';
import { choiceOf } from '../routes/section/sectionQueries';
import { type RootState, selectExtras } from '../state/hooks';
import { type HeadContext, type Head, breadcrumbList, jsonLd } from '../routes/head/headContext';
import { notFound } from '../routes/plainScreens';
import { contactUsHead, plainHeads, homeHead, listHeads } from '../routes/head/plainHeads';
import { detailHeads } from '../routes/head/detailHead';

/** Head metadata of each screen, by address; redirects have none. */
export const headsByAddress: Readonly<Record<string, Head>> = Object.fromEntries(
  [homeHead, contactUsHead, ...plainHeads, ...listHeads, ...detailHeads].flatMap((head) =>
    [head.screen.path].flat().map((path) => [path, head]),
  ),
);

export interface PageHeadRequest {
  /** Path and query of the page. */
  path: string;
  /** State of the store after the page's queries. */
  state: RootState;
  /** Origin of this site; empty if unknown: URLs then stay relative. */
  origin: string;
  now: Date;
}

/** Results of endpoint selectors; their own state types name their areas' tags. */
type Select = (arg: unknown) => (state: RootState) => never;

const notFoundPaths: readonly string[] = [notFound.path].flat();

const table = [...pageAddresses, ...notFoundPaths].map((path) => ({ path }));

function absoluteFrom(origin: string): HeadContext['absolute'] {
  const scheme = /^[a-z]+:/.exec(origin)?.[0] ?? 'https:';
  return (address) => {
    if (address.startsWith('//')) return scheme + address;
    return address.startsWith('/') ? origin + address : address;
  };
}

const nothing = { description: zhHead.description, type: 'website' as const, jsonLd: [] } satisfies Partial<PageHead>;

/** A page's head metadata from its store. A late query makes it less specific. */
export async function pageHead({ path, state, origin, now }: PageHeadRequest): Promise<PageHead> {
  const [rawPath = '', search = ''] = path.split(/\?|#/, 2);
  const pathname = canonicalPath(rawPath);
  const { route, params } = routeMatches(table, pathname)!.at(-1)!;
  if (notFoundPaths.includes(route.path))
    return { ...nothing, title: zh.site.notFound, canonicalPath: pathname, robots: 'noindex', feeds: [] };
  const head = headsByAddress[route.path];
  if (!head) return { ...nothing, title: zh.site.name, canonicalPath: pathname, feeds: [] };
  const { given, queries, api: loadApi } = head.screen;
  const searchParams = new URLSearchParams(search);
  const extras = selectExtras(state);
  const api: unknown = await loadApi?.();
  const context: HeadContext<unknown> = {
    props: { ...given, queries: queries?.({ params, search: searchParams, extras }, api), api },
    answer: ({ endpoint, arg }) => (endpoint.select as Select)(arg)(state),
    pathname,
    choice: extras.includes('filters') ? choiceOf(searchParams) : undefined,
    now,
    absolute: absoluteFrom(origin),
  };
  const { type = 'website', way, crumb, things = [], feeds = [], ...draft } = head.headOf(context);
  const here = { label: crumb ?? draft.title, to: draft.canonicalPath };
  const jsonLdThings = draft.robots ? [] : [...things, ...(way ? [breadcrumbList(context, way, here)] : [])];
  return { ...draft, type, jsonLd: jsonLdThings.map(jsonLd), feeds: [...feeds] };
}
