import { query } from '../../api/query';
import { specialistApi } from '../../areas/specialist/specialistApi';

/** How many recommended experts are shown. */
export const recommendedSize = 3;

/** The first of them. */
export const recommendedExperts = query(specialistApi.endpoints.listRecommendedSpecialists, {
  pageNum: 1,
  pageSize: recommendedSize,
});
