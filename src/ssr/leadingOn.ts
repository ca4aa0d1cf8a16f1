import type { RouteMatch } from 'react-router-dom';
import type { Read } from '../api/reads';
import { articleSectionNames, articleSections } from '../areas/articleSections';
import { financialApi } from '../areas/financial/financialApi';
import { relationsApi } from '../areas/relations/relationsApi';
import { addresses } from '../contract/addresses';
import type { Extra } from '../contract/extras';
import { financialList } from '../routes/section/financialList';
import { neighboursQuery, type DetailList } from '../routes/section/neighboursQuery';
import { articleSection, sections } from '../routes/section/sections';

const { supply, demand } = addresses.supplyDemand;

/** The list of each detail for visitors of whom nothing is known, by the detail's address. */
const lists: Readonly<Record<string, DetailList>> = {
  [addresses.policy.detail]: { area: 'policy', root: sections.policy.root },
  [addresses.project.detail]: { area: 'project', root: sections.project.root },
  [addresses.financial.detail]: { area: 'financial', root: sections.financial.root },
  [addresses.shoppingMall.detail]: { area: 'app', root: sections.shoppingMall.root },
  [addresses.specialist.detail]: { area: 'specialist', root: sections.allSpecialists.root },
  [addresses.recruit.detail]: { area: 'recruit', root: sections.specialist.root },
  [supply.detail]: { area: 'getbuginess', root: supply.root, own: { type: '2' } },
  [demand.detail]: { area: 'getbuginess', root: demand.root, own: { type: '1' } },
  ...Object.fromEntries(
    articleSectionNames.map((name) => [
      addresses[name].detail,
      { area: articleSections[name].area, root: articleSection(name).root },
    ]),
  ),
};

/** Reads what a detail leads on to. In the browser its views ask for it, for they know where the visitor came from. */
export async function readLeadingOn(
  matches: readonly Pick<RouteMatch, 'params' | 'route'>[],
  extras: readonly Extra[],
  read: Read,
): Promise<void> {
  const { route, params } = matches[matches.length - 1] ?? {};
  const list = lists[route?.path ?? ''];
  if (!list || !extras.includes('relations')) return;
  const fdId = params?.fdId ?? '';
  const related = read(relationsApi.endpoints.getRelations, { area: list.area, fdId });
  const item = list.area === 'financial' ? await read(financialApi.endpoints.getFinancial, fdId) : undefined;
  const full = { ...list, ...(item ? financialList(item) : {}) };
  await Promise.all([related, read(relationsApi.endpoints.getNeighbours, neighboursQuery(full, fdId, full.root))]);
}
