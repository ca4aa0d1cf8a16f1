import type { Area } from '../area';
import * as field from '../entity';

export const app = () =>
  ({
    fdId: { ...field.id, of: '应用商城' },
    fdAppName: { ...field.title, label: '应用名称' },
    /** Never shown: the price is always 'negotiable' on screen. */
    fdMarketPrice: {
      ...field.unsearched,
      label: '价格（不显示）',
      facet: { kind: 'range', label: '价格', place: 2, unit: '元', steps: [1_000, 10_000, 50_000], none: '面议' },
    },
    fdReleaseTime: { ...field.date, label: '发布时间', orders: { desc: '最新发布' } },
    fdUserGroup: { ...field.text, label: '适用人群' },
    fdSupplier: { ...field.issuer, label: '供应商' },
    fdDevLanguage: { ...field.text, label: '开发语言' },
    /** The picture, in spite of its name. */
    fdCategoryPath: { ...field.picture, label: '图片' },
    fdRating: {
      kind: 'number',
      label: '评分（0 到 5）',
      range: [0, 5],
      facet: { kind: 'range', label: '评分', place: 1, unit: '分', steps: [3, 4, 4.5] },
      orders: { desc: '评分最高' },
    },
    fdDescription: { ...field.richText, label: '介绍' },
    fdVideoUrl: { ...field.link, label: '演示视频地址' },
    fdDemoUrl: { ...field.link, label: '演示地址' },
    fdDetailUrl: { ...field.link, label: '详情地址' },
    fdComName: { ...field.text, label: '公司名称' },
    category: field.categoryCode,
    /** Whether it is on the top list. */
    top: { kind: 'flag', label: '优惠方案', required: true, sent: false },
  }) as const satisfies field.EntityFields;

export type App = field.Entity<ReturnType<typeof app>>;

export const appArea = {
  name: '应用',
  kind: 'apps',
  at: 'shoppingMall',
  title: 'fdAppName',
  unit: '个应用',
} as const satisfies Area;
