import { query } from '../../api/query';
import { specialistApi } from '../../areas/specialist/specialistApi';

/** Page size of recommended experts. */
export const recommendedSize = 3;

/** The first page. */
export const recommendedExperts = query(specialistApi.endpoints.listRecommendedSpecialists, {
  pageNum: 1,
  pageSize: recommendedSize,
});
