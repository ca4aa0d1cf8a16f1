import { categoryCode, date, id, issuer, richText, text, title, type Entity, type EntityFields } from './entity';

/** Policy. */
export const policy = {
  fdId: id,
  fdTitle: title,
  fdTheme: { ...text, facet: { kind: 'value', label: '主题', place: 3 } },
  fdApplyDate: {
    ...date,
    facet: { kind: 'year', label: '年份', place: 4 },
    orders: { desc: '最新发布', asc: '最早发布' },
  },
  fdLevel: {
    ...text,
    facet: { kind: 'value', label: '层级', place: 1, first: ['国家级', '省级', '市级', '区县级'] },
  },
  /** 1 ordinary policy, 2 declaration policy, 3 policy interpretation. */
  fdClass: categoryCode,
  fdContent: richText,
  fdIssuedComName: { ...issuer, facet: { kind: 'value', label: '发文单位', place: 2 } },
} as const satisfies EntityFields;

export type Policy = Entity<typeof policy>;
