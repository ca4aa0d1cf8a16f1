import { rowsOf } from '../../api/transformResponse';
import { askedAgain } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import { listTag } from '../../api/tags';
import type { Banner, BannerType } from '../../contract/banner';

const path = '/api/banner/list';

/** Banners (spec §7): page 1, size 6. The type goes out under both names, for backends differ (decision 8). */
export const bannerApi = portalApi.enhanceEndpoints({ addTagTypes: ['Banner'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** null: an answer without rows, which is a failure (decision 41). */
    listBanners: build.query<Banner[] | null, BannerType>({
      ...askedAgain,
      query: (type) => ({ url: path, params: { pageNum: 1, pageSize: 6, category: type, type } }),
      transformResponse: (body: unknown) => rowsOf<Banner>(body)?.slice(0, 6) ?? null,
      providesTags: [listTag('Banner')],
    }),
  }),
});

export const { useListBannersQuery } = bannerApi;
