import { projectApplicationForm } from '../../src/contract/companyForms';
import type { AreaPlugin } from '../services';
import { plainArea } from '../content/plainArea';
import { BusinessError } from '../lib/errors';
import { applicationKey } from '../attachments/attachments';
import { chinaDay, readDay } from '../lib/chinaTime';
import { formBodies } from '../http/bodies';
import { enterApplication } from '../submissions/enterSubmission';
import { applicationLabels, submissionRoute } from '../submissions/submissionRoute';
import { contentArea } from './contentRoutes';

/** Projects. */
export const project = contentArea(plainArea('project'));

/** Applications to projects. */
export const projectApplications: AreaPlugin = (app, services) => {
  formBodies(app);
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
