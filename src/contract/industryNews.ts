import { categoryCode, date, id, richText, text, title, type Entity, type EntityFields } from './entity';

/** Industry news item. */
export const industryNews = {
  fdId: id,
  fdTitle: title,
  fdApplyDate: date,
  fdType: categoryCode,
  fdContent: richText,
  fdComName: text,
} as const satisfies EntityFields;

export type IndustryNews = Entity<typeof industryNews>;
