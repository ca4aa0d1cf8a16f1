import type { BannerType } from '../../../src/contract/banner';
import type { SeedContent } from '../seedContent';
import { contentId } from './contentId';

/** Picture (a file of `server/content/pictures`, without its ending) and the page it leads to. */
const BANNERS: Record<BannerType, [picture: string, link: string][]> = {
  banner_index: [
    ['banner-index', '/supply_demand/supply'],
    ['banner-index-2', '/policy'],
    ['banner-index-3', '/financial/default'],
    ['banner-index-4', '/shopping_mall'],
    ['banner-index-5', '/specialist'],
    ['banner-index-6', '/project'],
    ['banner-index-7', '/special'],
  ],
  banner_financial: [
    ['banner-financial', '/financial/default'],
    ['banner-financial-2', '/financial/chain'],
    ['banner-financial-3', '/financial/lease'],
  ],
  banner_policy: [
    ['banner-policy', '/policy/1'],
    ['banner-policy-2', '/policy/2'],
    ['banner-policy-3', '/policy/3'],
  ],
  banner_project: [
    ['banner-project', '/project'],
    ['banner-project-2', '/project/green'],
    ['banner-project-3', '/project/foster'],
  ],
  banner_shopping_mall: [
    ['banner-shopping-mall', '/shopping_mall'],
    ['banner-shopping-mall-2', '/shopping_mall/design'],
    ['banner-shopping-mall-3', '/shopping_mall/wms'],
  ],
  banner_special: [
    ['banner-special', '/special'],
    ['banner-special-2', '/special/factory'],
    ['banner-special-3', '/special/consumer'],
  ],
  banner_specialist: [
    ['banner-specialist', '/specialist/detailAll'],
    ['banner-specialist-2', '/specialist/process'],
    ['banner-specialist-3', '/specialist/design'],
  ],
  banner_supply_demand: [
    ['banner-supply-demand', '/supply_demand/supply'],
    ['banner-supply-demand-2', '/supply_demand/supply/board'],
    ['banner-supply-demand-3', '/supply_demand/demand'],
  ],
};

/** Banners by type, in the order they rotate. The home page shows six of its seven. */
export const banners: SeedContent['banners'] = Object.entries(BANNERS).flatMap(([category, rows]) =>
  rows.map(([picture, fdLink], index) => ({
    fdId: contentId(`${category}/${index}`, '2025-01-06'),
    fdFilePath: `/profile/pictures/${picture}.svg`,
    fdLink,
    category: category as BannerType,
    sort: index + 1,
  })),
);
