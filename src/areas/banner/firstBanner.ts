import type { BannerType } from '../../contract/banner';
import { fileUrl } from '../../lib/fileUrl';
import type { RootState } from '../../state/rootState';
import { bannerApi } from './bannerApi';

/**
 * The picture with which a carousel starts, as far as the store knows the banners: the largest thing on a page's first
 * view, as wide as the window (`100vw`).
 */
export function firstBannerPicture({ portalApi }: RootState, type: BannerType): string | undefined {
  // The one cache of all areas, of which this area types its part.
  const [first] = bannerApi.endpoints.listBanners.select(type)({ portalApi } as never).data ?? [];
  return fileUrl(first?.fdFilePath);
}
