import type { AreaName } from './areas';
import { entities } from './entities';
import type { EntityField } from './entity';
import type { FeedLink } from './rendering';

/**
 * The feed of an area's newest entries, if it has one.
 *
 * @param title the area's name
 */
export const feedsOf = (area: AreaName, title: (name: string) => string): FeedLink[] =>
  Object.values<EntityField>(entities[area]).flatMap(({ feed }) =>
    feed ? [{ path: feed, title: title((entities[area].fdId as EntityField).of ?? area) }] : [],
  );
