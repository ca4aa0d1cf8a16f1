import { accountOf } from '../auth/requireAccount';
import type { AreaPlugin, Services } from '../services';
import { newId } from '../lib/newId';
import { BusinessError } from '../lib/errors';
import { applicationKey, claimAttachments, readAttachmentIds } from '../attachments/claimAttachments';
import { attachmentUrl } from '../attachments/attachmentUrl';
import { chinaDay } from '../lib/chinaTime';
import { fieldForms, type FieldRule } from '../http/checkFields';
import { formBodies } from '../http/formBodies';
import { submissionRoute } from '../submissions/submissionRoute';
import { readDay } from '../lib/readDay';

type Name =
  | 'fdProjectId'
  | 'fdProjectName'
  | 'fdSubmitterName'
  | 'fdSubmitterPhone'
  | 'fdApplicantEmail'
  | 'fdApplicationInfo'
  | 'attKey_projectApplyInfoAtt';

/** The application form, in the order of its fields on the screen. */
const rules: readonly FieldRule<Name>[] = [
  { name: 'fdProjectId', label: '项目', missing: 'choose', max: 64 },
  { name: 'fdProjectName', label: '项目名称', missing: 'fill', max: 300 },
  { name: 'fdSubmitterName', label: '联系人', missing: 'fill', max: 50 },
  { name: 'fdSubmitterPhone', label: '联系电话', missing: 'fill', max: 20, form: fieldForms.elevenDigits },
  { name: 'fdApplicantEmail', label: '联系邮箱', max: 100, form: fieldForms.email },
  { name: 'fdApplicationInfo', label: '申报说明', max: 5000, lines: true },
  { name: 'attKey_projectApplyInfoAtt', label: '附件', max: 2000 },
];

/** Only the owner of an application gets its attachments; others learn nothing of them. */
function findOwnAttachments({ attachmentFinders, attachments, sessions }: Services) {
  attachmentFinders.set('projectApplication', async (request, { fdId, key }) => {
    const account = await accountOf(sessions, request);
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
    rules,
    async save(trx, company, { [applicationKey]: attachments, ...values }) {
      const known = await trx
        .selectFrom('project')
        .select(['fdProjectName', 'fdApplicationEnd'])
        .where('fdId', '=', values.fdProjectId)
        .executeTakeFirst();
      if (!known) throw new BusinessError('所选项目不存在');
      if (known.fdProjectName.trim() !== values.fdProjectName) throw new BusinessError('项目名称与所选项目不一致');
      const now = services.now();
      // The last day counts; an end that is not a date never closes the project.
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
        // The index of open applications decides, so that of two that come at once one is taken.
        .onConflict((conflict) => conflict.doNothing())
        .returning('fdId')
        .executeTakeFirst();
      if (!entered) throw new BusinessError('您已申报过该项目');
      await claimAttachments(trx, company.accountId, fdId, readAttachmentIds(attachments));
    },
  });
};
