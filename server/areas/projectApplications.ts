import { projectApplicationForm } from '../../src/contract/projectApplicationForm';
import { authenticate } from '../auth/requireAccount';
import type { AreaPlugin, Services } from '../services';
import { newId } from '../lib/newId';
import { BusinessError } from '../lib/errors';
import { applicationKey, claimAttachments, readAttachmentIds } from '../attachments/claimAttachments';
import { attachmentUrl } from '../attachments/attachmentUrl';
import { chinaDay } from '../lib/chinaTime';
import { formBodies } from '../http/formBodies';
import { enterSubmission } from '../submissions/enterSubmission';
import { submissionRoute } from '../submissions/submissionRoute';
import { readDay } from '../lib/readDay';

const labels = {
  fdProjectId: '项目',
  fdProjectName: '项目名称',
  fdSubmitterName: '联系人',
  fdSubmitterPhone: '联系电话',
  fdApplicantEmail: '联系邮箱',
  fdApplicationInfo: '申报说明',
  attKey_projectApplyInfoAtt: '附件',
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
    labels,
    async save(trx, company, { [applicationKey]: attachments, ...values }) {
      const known = await trx
        .selectFrom('project')
        .select(['fdProjectName', 'fdApplicationEnd', 'fdPublisher'])
        .where('fdId', '=', values.fdProjectId)
        .executeTakeFirst();
      if (!known) throw new BusinessError('所选项目不存在');
      if (known.fdProjectName.trim() !== values.fdProjectName) throw new BusinessError('项目名称与所选项目不一致');
      const now = services.now();
      // The last day is inclusive; an end that is not a date never closes the project.
      const lastDay = readDay(known.fdApplicationEnd ?? '');
      if (lastDay !== null && lastDay < chinaDay(now)) throw new BusinessError('该项目申报已截止');
      const fdId = newId(now);
      const entered = await trx
        .insertInto('projectApplication')
        .values({
          fdId,
          ...company,
          ...values,
          fdApplicantEmail: values.fdApplicantEmail || null,
          fdApplicationInfo: values.fdApplicationInfo || null,
          createdAt: now,
        })
        // The unique index on open applications rejects a concurrent duplicate.
        .onConflict((conflict) => conflict.doNothing())
        .returning('fdId')
        .executeTakeFirst();
      if (!entered) throw new BusinessError('您已申报过该项目');
      const ids = readAttachmentIds(attachments);
      await claimAttachments(trx, company.accountId, fdId, ids);
      return enterSubmission(
        trx,
        {
          fdId,
          kind: 'application',
          company,
          targetId: values.fdProjectId,
          title: values.fdProjectName,
          party: known.fdPublisher,
          contact: values.fdSubmitterName,
          attachments: ids.length,
          state: 'submitted',
        },
        now,
      );
    },
  });
};
