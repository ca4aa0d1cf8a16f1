import { query, type ScreenAddress } from '../../api/query';
import { projectApi } from './projectApi';

const byEnd = { fdApplicationEnd: ['open'], order: ['fdApplicationEnd'] };

/** The open projects that close first; of a backend without filters the first projects. */
export const closingQuery = ({ extras }: Pick<ScreenAddress, 'extras'>) =>
  query(projectApi.endpoints.listProjects, {
    pageNum: 1,
    pageSize: 6,
    ...(extras.includes('filters') ? { choice: byEnd } : {}),
  });
