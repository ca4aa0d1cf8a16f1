import { toText } from '../../lib/toText';
import { dayOf, daysLeft } from '../../lib/dates';
import type { AreaName } from '../../contract/areas';
import type { MarkedText, SearchHit } from '../../contract/search';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';

type Entity = SearchHit['entity'];

const until = (value: unknown): string => (value ? zh.list.until(dayOf(value)) : '');

/** Further facts for each content type, after the issuer. */
const facts: Partial<Record<AreaName, (entity: Entity) => unknown[]>> = {
  policy: ({ fdLevel, fdTheme }) => [fdLevel, fdTheme],
  project: ({ fdApplicationEnd }) => [until(fdApplicationEnd)],
  getbuginess: ({ fdArea, fdDeadlineTime }) => [fdArea, until(fdDeadlineTime)],
  app: ({ fdRating }) => [fdRating ? zhSearch.rating(fdRating) : '', zh.browse.negotiable],
  specialist: ({ fdPosition, fdTitle }) => [toText(fdPosition, '') || fdTitle],
  financial: ({ fdCategoryName }) => [fdCategoryName],
  recruit: ({ fdWorkplace, fdEducation, fdExperience }) => [fdWorkplace, fdEducation, fdExperience],
};

/** The facts of a result, if its type has any. */
export const factsOf = ({ area, entity }: SearchHit): string[] =>
  (facts[area]?.(entity) ?? []).map((value) => toText(value, '')).filter(Boolean);

/** The text around the first match; null if it only repeats the facts. */
export function excerptOf(hit: SearchHit): MarkedText | null {
  const said = ['', ...factsOf(hit), hit.issuer?.join('')];
  const text = hit.excerpt?.join('').replace(/…/g, '') ?? '';
  return text.split(/(?:^| )· /).every((part) => said.includes(part)) ? null : hit.excerpt;
}

interface HitTag {
  text: string;
  /** Highlights what can be applied for. */
  wood: 'oak' | 'pine';
}

/** The kind of a policy or entry, and whether a project is open for applications. */
export function tagOf({ area, entity }: SearchHit, now: Date): HitTag | undefined {
  if (area === 'policy') {
    const text = zh.section.policyClass[String(entity.fdClass)];
    return text ? { text, wood: entity.fdClass === '2' ? 'oak' : 'pine' } : undefined;
  }
  if (area === 'project') {
    const left = daysLeft(entity.fdApplicationEnd, now);
    const begins = daysLeft(entity.fdApplicationStart, now) ?? 0;
    return left !== undefined && left >= 0 && begins <= 0 ? { text: zh.section.applying, wood: 'oak' } : undefined;
  }
  if (area !== 'getbuginess') return undefined;
  const isDemand = entity.fdGetbuginessType === '1';
  return { text: isDemand ? zh.section.demand : zh.section.supply, wood: isDemand ? 'pine' : 'oak' };
}
