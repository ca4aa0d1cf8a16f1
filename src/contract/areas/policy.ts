import type { Area } from '../area';
import { categoryCode, date, id, issuer, richText, text, title, type Entity, type EntityFields } from '../entity';

/** Policy. */
export const policy = () =>
  ({
    fdId: { ...id, of: '企业政策' },
    fdTitle: title,
    fdTheme: { ...text, label: '主题', subject: true, facet: { kind: 'value', label: '主题', place: 3 } },
    fdApplyDate: {
      ...date,
      feed: '/feeds/policy.xml',
      label: '发布日期',
      facet: { kind: 'year', label: '年份', place: 4 },
      orders: { desc: '最新发布', asc: '最早发布' },
    },
    fdLevel: {
      ...text,
      label: '层级',
      facet: { kind: 'value', label: '层级', place: 1, first: ['国家级', '省级', '市级', '区县级'] },
    },
    /** 1 ordinary policy, 2 declaration policy, 3 policy interpretation. */
    fdClass: categoryCode,
    fdContent: richText,
    fdIssuedComName: { ...issuer, label: '发文单位', facet: { kind: 'value', label: '发文单位', place: 2 } },
  }) as const satisfies EntityFields;

export type Policy = Entity<ReturnType<typeof policy>>;

/** Page metadata of the area. */
export const policyArea = {
  name: '政策',
  kind: 'policies',
} as const satisfies Area;
