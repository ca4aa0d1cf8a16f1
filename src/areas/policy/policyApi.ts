import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { Policy } from '../../contract/areas/policy';

export const policyApi = portalApi.enhanceEndpoints({ addTagTypes: ['Policy', 'PolicyCategory'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPolicies: build.query(listEndpoint<Policy, 'Policy'>('/api/policy/list', 'Policy')),
    listPolicyCategories: build.query(categoriesEndpoint('/api/policy/categories', 'PolicyCategory')),
    getPolicy: build.query(detailEndpoint<Policy, 'Policy'>('/api/policy/findPolicyById', 'Policy')),
  }),
});
