import type { Area } from '../area';
import * as field from '../entity';

export const policy = () =>
  ({
    fdId: { ...field.id, of: '企业政策' },
    fdTitle: field.title,
    fdTheme: { ...field.text, label: '主题', subject: true, facet: { kind: 'value', label: '主题', place: 3 } },
    fdApplyDate: {
      ...field.date,
      feed: '/feeds/policy.xml',
      label: '发布日期',
      facet: { kind: 'year', label: '年份', place: 4 },
      orders: { desc: '最新发布', asc: '最早发布' },
    },
    fdLevel: {
      ...field.text,
      label: '层级',
      facet: { kind: 'value', label: '层级', place: 1, first: ['国家级', '省级', '市级', '区县级'] },
    },
    /** 1 ordinary policy, 2 declaration policy, 3 policy interpretation. */
    fdClass: field.categoryCode,
    fdContent: field.richText,
    fdIssuedComName: { ...field.issuer, label: '发文单位', facet: { kind: 'value', label: '发文单位', place: 2 } },
  }) as const satisfies field.EntityFields;

export type Policy = field.Entity<ReturnType<typeof policy>>;

export const policyArea = {
  name: '政策',
  kind: 'policies',
} as const satisfies Area;
