import type { AreaPlugin } from '../context';
import { contentArea } from '../content/contentRoutes';

const reads = contentArea({
  area: 'project',
  base: '/api/project',
  lists: [{ path: 'list', filters: { category: 'category' } }],
  order: ['fdApplicationStart', 'desc'],
  closes: 'fdApplicationEnd',
  categories: 'project',
  detail: 'findProjectById',
});

/** Key of the one attachment that a project has (decision 13). */
const attachmentKey = 'projectAtt';

/** Projects (spec §7), with the attachment that goes with one. */
export const project: AreaPlugin = (app, context) => {
  context.attachmentFinders.set('project', async (_request, { fdId, key }) => {
    if (key !== attachmentKey) return null;
    const row = await context.db.selectFrom('project').select('attachment').where('fdId', '=', fdId).executeTakeFirst();
    return row?.attachment ?? null;
  });
  return reads(app, context);
};
