import { categoryCode, date, id, issuer, richText, title, type Entity, type EntityFields } from './entity';

/** Industry news item. */
export const industryNews = {
  fdId: id,
  fdTitle: title,
  fdApplyDate: date,
  fdType: categoryCode,
  fdContent: richText,
  fdComName: issuer,
} as const satisfies EntityFields;

export type IndustryNews = Entity<typeof industryNews>;
