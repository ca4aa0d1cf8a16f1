import { categoryCode, date, id, issuer, richText, title, type Entity, type EntityFields } from './entity';

/** Industry news item. */
export const industryNews = {
  fdId: id,
  fdTitle: title,
  fdApplyDate: {
    ...date,
    facet: { kind: 'year', label: '年份' },
    orders: { desc: '最新发布', asc: '最早发布' },
  },
  fdType: categoryCode,
  fdContent: richText,
  fdComName: { ...issuer, facet: { kind: 'value', label: '来源' } },
} as const satisfies EntityFields;

export type IndustryNews = Entity<typeof industryNews>;
