import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { Policy } from '../../contract/areas/policy';

const path = { list: '/api/policy/list', categories: '/api/policy/categories', detail: '/api/policy/findPolicyById' };

export const policyApi = portalApi.enhanceEndpoints({ addTagTypes: ['Policy', 'PolicyCategory'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPolicies: build.query(listEndpoint<Policy, 'Policy'>(path.list, 'Policy')),
    listPolicyCategories: build.query(categoriesEndpoint(path.categories, 'PolicyCategory')),
    getPolicy: build.query(detailEndpoint<Policy, 'Policy'>(path.detail, 'Policy')),
  }),
});
