import { portalApi, rowsOf, refetchedOnMount, published, listTag } from '../../api/portalApi';
import type { Banner, BannerType } from '../../contract/areas/banner';

/** Banners: page 1, size 6. The type is sent under both names, because backends differ. */
export const bannerApi = portalApi.enhanceEndpoints({ addTagTypes: ['Banner'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** null: a response without rows, which is a failure. */
    listBanners: build.query<Banner[] | null, BannerType>({
      ...refetchedOnMount,
      ...published,
      query: (type) => ({ url: '/api/banner/list', params: { pageNum: 1, pageSize: 6, category: type, type } }),
      transformResponse: (body: unknown) => rowsOf<Banner>(body)?.slice(0, 6) ?? null,
      providesTags: [listTag('Banner')],
    }),
  }),
});
