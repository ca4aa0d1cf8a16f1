import type { RouteMatch } from 'react-router-dom';
import { query, type RunQuery } from '../api/query';
import { relationsApi } from '../areas/relations/relationsApi';
import type { Extra } from '../contract/extras';
import { neighboursQuery } from '../routes/section/neighboursQuery';
import type { DetailPlace } from '../routes/section/sectionQueries';
import { headsByAddress } from './heads';

const { getRelations, getNeighbours } = relationsApi.endpoints;

/**
 * Loads related content and neighbours for a detail page. In the browser its views do so, since they know the list that
 * the visitor came from.
 */
export async function loadRelatedContent(
  matches: readonly Pick<RouteMatch, 'params' | 'route'>[],
  extras: readonly Extra[],
  read: RunQuery,
): Promise<void> {
  const { route, params = {} } = matches[matches.length - 1] ?? {};
  const { screen } = headsByAddress[route?.path ?? ''] ?? {};
  const { fdId } = params;
  if (!screen || fdId === undefined || !extras.includes('relations')) return;
  const { section, list, listOf } = screen.given as DetailPlace<unknown>;
  const related = read(query(getRelations, { area: section.area, fdId }));
  const at = { params, search: new URLSearchParams(), extras };
  const entity = listOf && (await read(screen.queries!(at, undefined).detail));
  const full = { area: section.area, root: section.root, ...list, ...(entity ? listOf?.(entity) : {}) };
  // Visitors without history came from the unfiltered list.
  await Promise.all([related, read(query(getNeighbours, neighboursQuery(full, fdId, full.root)))]);
}
