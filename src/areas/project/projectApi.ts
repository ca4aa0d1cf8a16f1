import {
  portalApi,
  categoriesEndpoint,
  detailEndpoint,
  listEndpoint,
  keyedPost,
  type KeyedEntry,
  invalidatesOnSuccess,
  listTag,
} from '../../api/portalApi';
import type { Project, ProjectApplication } from '../../contract/areas/project';
import { query, type ScreenAddress } from '../../api/query';

export const projectApi = portalApi.enhanceEndpoints({ addTagTypes: ['Project', 'ProjectCategory'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProjects: build.query(listEndpoint<Project, 'Project'>('/api/project/list', 'Project')),
    listProjectCategories: build.query(categoriesEndpoint('/api/project/categories', 'ProjectCategory')),
    getProject: build.query(detailEndpoint<Project, 'Project'>('/api/project/findProjectById', 'Project')),
    /** Sends an application, form-encoded, on the secondary client. */
    createProjectApplication: build.mutation<unknown, KeyedEntry<ProjectApplication>>({
      query: keyedPost('/api/project/add', 'form'),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [listTag('Project')]),
    }),
  }),
});

export const { useListProjectsQuery } = projectApi;

const byEnd = { fdApplicationEnd: ['open'], order: ['fdApplicationEnd'] };

/** The open projects that close first; of a backend without filters the first projects. */
export const closingQuery = ({ extras }: Pick<ScreenAddress, 'extras'>) =>
  query(projectApi.endpoints.listProjects, {
    pageNum: 1,
    pageSize: 6,
    ...(extras.includes('filters') ? { choice: byEnd } : {}),
  });
