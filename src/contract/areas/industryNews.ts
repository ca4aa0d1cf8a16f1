import type { ArticleArea } from '../area';
import * as field from '../entity';

export const industryNews = () =>
  ({
    fdId: { ...field.id, of: '行业动态' },
    fdTitle: field.title,
    fdApplyDate: {
      ...field.date,
      feed: '/feeds/news.xml',
      label: '发布日期',
      facet: { kind: 'year', label: '年份' },
      orders: { desc: '最新发布', asc: '最早发布' },
    },
    fdType: field.categoryCode,
    fdContent: field.richText,
    fdComName: { ...field.issuer, label: '来源', facet: { kind: 'value', label: '来源' } },
  }) as const satisfies field.EntityFields;

export const industryNewsArea = {
  area: 'industryNews',
  root: '/special',
  section: '行业动态',
  intro: '板材行情、智能制造与企业实践，每周更新。',
  finish: 'slate',
  picture: 'special',
  source: 'fdComName',
  name: '动态',
  kind: 'news',
} as const satisfies ArticleArea;
