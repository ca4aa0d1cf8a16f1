import { id, link, type Entity, type EntityFields } from './entity';

const bannerTypes = [
  'banner_index',
  'banner_financial',
  'banner_policy',
  'banner_project',
  'banner_shopping_mall',
  'banner_special',
  'banner_specialist',
  'banner_supply_demand',
] as const;

/** Which page a banner is for. */
export type BannerType = (typeof bannerTypes)[number];

/** Banner: a picture that links somewhere. */
export const banner = {
  fdId: id,
  /** Image URL; a path that starts with `/` belongs to the API host. */
  fdFilePath: link,
  fdLink: link,
  category: { kind: 'text', required: true, oneOf: bannerTypes, sent: false },
  sort: { kind: 'order', required: true, sent: false },
} as const satisfies EntityFields;

export type Banner = Entity<typeof banner>;
