import { intentionForm } from '../../src/contract/intentionForm';
import type { AreaPlugin } from '../services';
import { newId } from '../lib/newId';
import { BusinessError } from '../lib/errors';
import { formBodies } from '../http/formBodies';
import { enterSubmission } from '../submissions/enterSubmission';
import { submissionRoute } from '../submissions/submissionRoute';

const labels = {
  fdAppId: '应用',
  fdAppName: '应用名称',
  fdContactName: '联系人',
  fdContactPhone: '联系电话',
  fdContactEmail: '联系邮箱',
  fdContactWechat: '微信号',
};

/** Purchase intentions for apps, as JSON or as a form, as RuoYi accepts them. */
export const order: AreaPlugin = (app, services) => {
  formBodies(app, true);
  submissionRoute(app, services, {
    area: 'order',
    path: '/api/order/add',
    rules: intentionForm,
    labels,
    async save(trx, company, { fdContactEmail, fdContactWechat, ...values }) {
      const known = await trx
        .selectFrom('app')
        .select(['fdAppName', 'fdSupplier'])
        .where('fdId', '=', values.fdAppId)
        .executeTakeFirst();
      if (!known) throw new BusinessError('所选应用不存在');
      if (known.fdAppName.trim() !== values.fdAppName) throw new BusinessError('应用名称与所选应用不一致');
      const now = services.now();
      const fdId = newId(now);
      await trx
        .insertInto('purchaseIntention')
        .values({
          fdId,
          ...company,
          ...values,
          fdContactEmail: fdContactEmail || null,
          fdContactWechat: fdContactWechat || null,
          createdAt: now,
        })
        .execute();
      const { fdAppId: targetId, fdAppName: title, fdContactName: contact } = values;
      const party = known.fdSupplier;
      return enterSubmission(
        trx,
        { fdId, kind: 'intention', company, targetId, title, party, contact, state: 'submitted' },
        now,
      );
    },
  });
};
