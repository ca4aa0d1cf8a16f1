import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { FinancialItem } from '../../contract/areas/financial';

export const financialApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Financial', 'FinancialCategory'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listFinancials: build.query(listEndpoint<FinancialItem, 'Financial'>('/api/financial/list', 'Financial')),
      listFinancialCategories: build.query(categoriesEndpoint('/api/financial/categories', 'FinancialCategory')),
      getFinancial: build.query(
        detailEndpoint<FinancialItem, 'Financial'>('/api/financial/findFinancialById', 'Financial'),
      ),
    }),
  });
