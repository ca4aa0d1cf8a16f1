import { matchRoutes } from 'react-router-dom';
import { articleSectionNames, articleSections } from '../areas/articleSections';
import { canonicalPath, pageAddresses } from '../contract/addresses';
import type { PageHead } from '../contract/rendering';
import { zh } from '../i18n/zh';
import { zhHead } from '../i18n/zhHead';
import { choiceOf } from '../lib/listChoice';
import { selectOffers } from '../state/extrasSlice';
import type { RootState } from '../state/rootState';
import { pageOfAddress } from '../routes/section/pageOfAddress';
import { articleSectionHeads } from './articleHeads';
import { detailHeads } from './detailHeads';
import type { HeadContext, HeadOf } from './headContext';
import { breadcrumbList, jsonLd } from './jsonLd';
import { listHeads } from './listHeads';
import { plainHeads } from './plainHeads';

export interface PageHeadRequest {
  /** Path and query of the page. */
  path: string;
  /** Of the store in which the page's reads have been awaited. */
  state: RootState;
  /** Scheme and host of this site; empty where they are not known: addresses stay relative. */
  origin: string;
  now: Date;
}

/** The heads of all pages by their address; a redirect is no page. Sections of articles are loaded for it. */
async function makeHeads(): Promise<Readonly<Record<string, HeadOf>>> {
  const sections = articleSectionNames.map(async (name) =>
    articleSectionHeads(name, await articleSections[name].load()),
  );
  return Object.assign({}, plainHeads, listHeads, detailHeads, ...(await Promise.all(sections)));
}

let made: ReturnType<typeof makeHeads> | undefined;

export const headsByAddress = () => (made ??= makeHeads());

/** `detail` without an id is not a category. */
const lost = pageAddresses.flatMap((address) =>
  address.endsWith('/detail/:fdId') ? [address.slice(0, -'/:fdId'.length)] : [],
);

const table = [...pageAddresses, ...lost].map((path) => ({ path }));

function absoluteFrom(origin: string): HeadContext['absolute'] {
  const scheme = /^[a-z]+:/.exec(origin)?.[0] ?? 'https:';
  return (address) => {
    if (address.startsWith('//')) return scheme + address;
    return address.startsWith('/') ? origin + address : address;
  };
}

const nothing = { description: zhHead.description, type: 'website' as const, jsonLd: [] } satisfies Partial<PageHead>;

/** What a page says of itself in its head, from what its store holds. A read that is late is described by less. */
export async function pageHead({ path, state, origin, now }: PageHeadRequest): Promise<PageHead> {
  const [written = '', search = ''] = path.split(/\?|#/, 2);
  const pathname = canonicalPath(written);
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match || lost.includes(match.route.path))
    return { ...nothing, title: zh.site.notFound, canonicalPath: pathname, robots: 'noindex', feeds: [] };
  const headOf = (await headsByAddress())[match.route.path];
  if (!headOf) return { ...nothing, title: zh.site.name, canonicalPath: pathname, feeds: [] };
  const { params } = match;
  const asked = new URLSearchParams(search);
  const page = pageOfAddress(asked.get('page'));
  const choice = selectOffers(state, 'filters') ? choiceOf(asked) : undefined;
  const context: HeadContext = { pathname, params, page, choice, state, now, absolute: absoluteFrom(origin) };
  const { type = 'website', way, crumb, things = [], feeds = [], ...head } = headOf(context);
  const here = { label: crumb ?? head.title, to: head.canonicalPath };
  const said = head.robots ? [] : [...things, ...(way ? [breadcrumbList(context, way, here)] : [])];
  return { ...head, type, jsonLd: said.map(jsonLd), feeds: [...feeds] };
}
