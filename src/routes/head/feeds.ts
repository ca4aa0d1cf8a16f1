import { areaNames, type AreaName } from '../../contract/areas';
import { feedsOf } from '../../contract/feeds';
import { zh } from '../../i18n/zh';

/** The feed that the pages of an area tell of. */
export const feedOf = (area: AreaName) => feedsOf(area, zh.site.title);

/** Those of all areas. */
export const allFeeds = areaNames.flatMap(feedOf);
