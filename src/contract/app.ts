import {
  categoryCode,
  date,
  id,
  issuer,
  link,
  picture,
  richText,
  text,
  title,
  unsearched,
  type Entity,
  type EntityFields,
} from './entity';

/** App of the mall. */
export const app = {
  fdId: id,
  fdAppName: title,
  /** Never shown: the price is always 'negotiable' on screen. */
  fdMarketPrice: {
    ...unsearched,
    facet: { kind: 'range', label: '价格', place: 2, unit: '元', steps: [1_000, 10_000, 50_000], none: '面议' },
  },
  fdReleaseTime: { ...date, orders: { desc: '最新发布' } },
  fdUserGroup: text,
  fdSupplier: issuer,
  fdDevLanguage: text,
  /** The picture, in spite of its name. */
  fdCategoryPath: picture,
  /** Stars. */
  fdRating: {
    kind: 'number',
    range: [0, 5],
    facet: { kind: 'range', label: '评分', place: 1, unit: '分', steps: [3, 4, 4.5] },
    orders: { desc: '评分最高' },
  },
  fdDescription: richText,
  fdVideoUrl: link,
  fdDemoUrl: link,
  fdDetailUrl: link,
  fdComName: text,
  category: categoryCode,
  /** Whether it is on the top list. */
  top: { kind: 'flag', required: true, sent: false },
} as const satisfies EntityFields;

export type App = Entity<typeof app>;
