import type { AreaPlugin } from '../services';
import { contentArea } from './contentRoutes';
import { plainArea } from '../content/plainArea';

const reads = contentArea(plainArea('project'));

/** `attKey` of a project's attachment. */
const attachmentKey = 'projectAtt';

/** Projects and their attachments. */
export const project: AreaPlugin = (app, services) => {
  services.attachmentFinders.set('project', async (_request, { fdId, key }) => {
    if (key !== attachmentKey) return null;
    const row = await services.db
      .selectFrom('project')
      .select('attachment')
      .where('fdId', '=', fdId)
      .executeTakeFirst();
    return row?.attachment ?? null;
  });
  return reads(app, services);
};
