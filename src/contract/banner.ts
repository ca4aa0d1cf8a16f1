/** Banner: a picture that links somewhere. */
export interface Banner {
  fdId: string;
  /** Image URL; a path that starts with `/` belongs to the API host. */
  fdFilePath: string | null;
  fdLink: string | null;
}

/** Banner types. */
export type BannerType =
  | 'banner_index'
  | 'banner_financial'
  | 'banner_policy'
  | 'banner_project'
  | 'banner_shopping_mall'
  | 'banner_special'
  | 'banner_specialist'
  | 'banner_supply_demand';
