import { plainAreas } from '../../server/areas/index';
import { isCategorised } from '../../server/content/contentFields';
import { plainArea } from '../../server/content/plainArea';
import { smallSeed } from './smallSeed';

/** The calls of each area with the usual endpoints; `ofCategory` is a category of the small seed. */
export const plainAreaCalls = plainAreas.filter(isCategorised).map((area) => {
  const { base, lists, detail } = plainArea(area);
  const list = `${base}/${lists[0]!.path}`;
  const code = smallSeed.category.find((row) => row.area === area)!.fdCategory;
  return { list, ofCategory: `${list}?category=${code}`, detail: `${base}/${detail}` };
});
