import { categoryCode, date, id, issuer, richText, text, title, type Entity, type EntityFields } from './entity';

/** Financial item. */
export const financial = {
  fdId: id,
  fdTitle: title,
  fdApplyDate: { ...date, orders: { desc: '最新发布', asc: '最早发布' } },
  fdContent: richText,
  fdCategory: categoryCode,
  fdCategoryName: text,
  /** The institution that offers it. */
  fdComName: { ...issuer, facet: { kind: 'value', label: '机构' } },
  fdType: text,
} as const satisfies EntityFields;

export type FinancialItem = Entity<typeof financial>;
