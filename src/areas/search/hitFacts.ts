import { toText } from '../../lib/toText';
import { dayOf } from '../../lib/dates';
import type { SearchArea, SearchHit } from '../../contract/search';
import { zh } from '../../i18n/zh';

type Entity = SearchHit['entity'];

const until = (value: unknown): string => (value ? zh.list.until(dayOf(value)) : '');

/** What else a line says of each kind of thing, after who issued it. */
const facts: Record<SearchArea, (entity: Entity) => unknown[]> = {
  policy: ({ fdLevel, fdTheme }) => [fdLevel, fdTheme],
  project: ({ fdApplicationEnd }) => [until(fdApplicationEnd)],
  getbuginess: ({ fdArea, fdDeadlineTime }) => [fdArea, until(fdDeadlineTime)],
  app: ({ fdUserGroup }) => [fdUserGroup],
  specialist: ({ fdPosition, fdTitle }) => [fdPosition ?? fdTitle],
  financial: ({ fdCategoryName }) => [fdCategoryName],
  industryNews: () => [],
  recruit: ({ fdWorkplace, fdEducation, fdExperience }) => [fdWorkplace, fdEducation, fdExperience],
};

/** The facts of a line that has them. */
export const factsOf = ({ area, entity }: SearchHit): string[] =>
  facts[area](entity)
    .map((value) => toText(value, ''))
    .filter(Boolean);

/** Whether an entry asks or offers. */
export function sideOf({ area, entity }: SearchHit): string | undefined {
  if (area !== 'getbuginess') return undefined;
  return entity.fdGetbuginessType === '1' ? zh.section.demand : zh.section.supply;
}
