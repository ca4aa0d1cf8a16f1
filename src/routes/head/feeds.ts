import { areaNames, type AreaName } from '../../contract/areas';
import { feedsOf } from '../../contract/feeds';
import { zh } from '../../i18n/zh';

/** The feed linked from an area's pages. */
export const feedOf = (area: AreaName) => feedsOf(area, zh.site.title);

/** The feeds of all areas. */
export const allFeeds = areaNames.flatMap(feedOf);
