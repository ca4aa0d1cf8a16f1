import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { FinancialItem } from '../../contract/areas/financial';

const path = {
  list: '/api/financial/list',
  categories: '/api/financial/categories',
  detail: '/api/financial/findFinancialById',
};

export const financialApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Financial', 'FinancialCategory'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listFinancials: build.query(listEndpoint<FinancialItem, 'Financial'>(path.list, 'Financial')),
      listFinancialCategories: build.query(categoriesEndpoint(path.categories, 'FinancialCategory')),
      getFinancial: build.query(detailEndpoint<FinancialItem, 'Financial'>(path.detail, 'Financial')),
    }),
  });
