import { query } from '../../api/query';
import { attachmentApi } from '../../areas/attachment/attachmentApi';
import { projectApi } from '../../areas/project/projectApi';
import { addresses } from '../../contract/addresses';
import { projectSection as section } from '../projectList/route';
import { screen } from '../screen';
import { detailQueries } from '../section/sectionQueries';

const { getProject: detail, listProjectCategories: categories } = projectApi.endpoints;
const { getAttachmentPath } = attachmentApi.endpoints;

/** /project/detail/{fdId}; the attachment is fetched separately. */
export const projectDetail = screen({
  path: addresses.project.detail,
  chunk: 'project-detail',
  load: () => import(/* webpackChunkName: "project-detail" */ './ProjectDetailRoute').then((m) => m.ProjectDetailRoute),
  queries: (at) => ({
    ...detailQueries(at, { detail, categories }),
    attachment: query(getAttachmentPath, { fdId: at.params.fdId ?? '', clazz: 'project', key: 'projectAtt' }),
  }),
  given: { section },
});
