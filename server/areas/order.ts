import type { AreaPlugin } from '../services';
import { newId } from '../lib/newId';
import { BusinessError } from '../lib/errors';
import { fieldForms, type FieldRule } from '../http/checkFields';
import { formBodies } from '../http/formBodies';
import { submissionRoute } from '../submissions/submissionRoute';

type Name = 'fdAppId' | 'fdAppName' | 'fdContactName' | 'fdContactPhone' | 'fdContactEmail' | 'fdContactWechat';

/** The intention form, in the order of its fields on the screen. */
const rules: readonly FieldRule<Name>[] = [
  { name: 'fdAppId', label: '应用', missing: 'choose', max: 64 },
  { name: 'fdAppName', label: '应用名称', missing: 'fill', max: 300 },
  { name: 'fdContactName', label: '联系人', missing: 'fill', max: 50 },
  { name: 'fdContactPhone', label: '联系电话', missing: 'fill', max: 20, form: fieldForms.elevenDigits },
  { name: 'fdContactEmail', label: '联系邮箱', max: 100, form: fieldForms.email },
  { name: 'fdContactWechat', label: '微信号', max: 50 },
];

/** Purchase intentions on apps, as JSON; forms are read too, as backends of this kind do. */
export const order: AreaPlugin = (app, services) => {
  formBodies(app, true);
  submissionRoute(app, services, {
    area: 'order',
    path: '/api/order/add',
    rules,
    async save(trx, company, { fdContactEmail, fdContactWechat, ...values }) {
      const known = await trx
        .selectFrom('app')
        .select('fdAppName')
        .where('fdId', '=', values.fdAppId)
        .executeTakeFirst();
      if (!known) throw new BusinessError('所选应用不存在');
      if (known.fdAppName.trim() !== values.fdAppName) throw new BusinessError('应用名称与所选应用不一致');
      const now = services.now();
      await trx
        .insertInto('purchaseIntention')
        .values({
          fdId: newId(now),
          ...company,
          ...values,
          fdContactEmail: fdContactEmail || null,
          fdContactWechat: fdContactWechat || null,
          createdAt: now,
        })
        .execute();
    },
  });
};
