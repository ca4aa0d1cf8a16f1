import { categoryCode, date, id, issuer, richText, text, title, type Entity, type EntityFields } from './entity';

/** Financial item. */
export const financial = {
  fdId: id,
  fdTitle: title,
  fdApplyDate: date,
  fdContent: richText,
  fdCategory: categoryCode,
  fdCategoryName: text,
  /** The institution that offers it. */
  fdComName: issuer,
  fdType: text,
} as const satisfies EntityFields;

export type FinancialItem = Entity<typeof financial>;
