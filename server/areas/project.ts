import { projectApplicationForm } from '../../src/contract/companyForms';
import { rowsWith } from '../db/queries';
import type { AreaPlugin, Services } from '../services';
import { plainArea } from '../content/plainArea';
import { authenticate } from '../auth/requireAccount';
import { BusinessError } from '../lib/errors';
import { applicationKey, attachmentUrl } from '../attachments/attachments';
import { chinaDay, readDay } from '../lib/chinaTime';
import { formBodies } from '../http/bodies';
import { enterApplication } from '../submissions/enterSubmission';
import { applicationLabels, submissionRoute } from '../submissions/submissionRoute';
import { contentArea } from './contentRoutes';

const reads = contentArea(plainArea('project'));

/** `attKey` of a project's attachment. */
const attachmentKey = 'projectAtt';

/** Projects and their attachments. */
export const project: AreaPlugin = (app, services) => {
  services.attachmentFinders.set('project', async (_request, { fdId, key }) => {
    if (key !== attachmentKey) return null;
    const row = await rowsWith(services.db, 'project', { fdId }).select('attachment').executeTakeFirst();
    return row?.attachment ?? null;
  });
  return reads(app, services);
};

/** Only an application's owner can see its attachments; for others they do not exist. */
function findOwnAttachments({ attachmentFinders, attachments, sessions }: Services) {
  attachmentFinders.set('projectApplication', async (request, { fdId, key }) => {
    const account = await authenticate(sessions, request);
    const attId = await attachments.findInApplication(fdId, key, account.fdId);
    return attId === null ? null : attachmentUrl(attId);
  });
}

/** Applications to projects. */
export const projectApplications: AreaPlugin = (app, services) => {
  formBodies(app);
  findOwnAttachments(services);
  submissionRoute(app, services, {
    area: 'project',
    path: '/api/project/add',
    rules: projectApplicationForm,
    labels: applicationLabels,
    async save(trx, company, { [applicationKey]: attachments, ...form }) {
      const known = await trx
        .selectFrom('project')
        .select(['fdProjectName', 'fdApplicationEnd', 'fdPublisher'])
        .where('fdId', '=', form.fdProjectId)
        .executeTakeFirst();
      if (!known) throw new BusinessError('所选项目不存在');
      if (known.fdProjectName.trim() !== form.fdProjectName) throw new BusinessError('项目名称与所选项目不一致');
      const now = services.now();
      // The last day is inclusive; an end that is not a date never closes the project.
      const lastDay = readDay(known.fdApplicationEnd ?? '');
      if (lastDay !== null && lastDay < chinaDay(now)) throw new BusinessError('该项目申报已截止');
      return enterApplication(trx, company, form, { party: known.fdPublisher, attachments, now });
    },
  });
};
