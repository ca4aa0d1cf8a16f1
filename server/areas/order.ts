import { intentionForm } from '../../src/contract/companyForms';
import type { AreaPlugin } from '../services';
import { BusinessError } from '../lib/errors';
import { formBodies } from '../http/bodies';
import { enterIntention } from '../submissions/enterSubmission';
import { intentionLabels, submissionRoute } from '../submissions/submissionRoute';

/** Purchase intentions for apps, as JSON or as a form, as RuoYi accepts them. */
export const order: AreaPlugin = (app, services) => {
  formBodies(app, true);
  submissionRoute(app, services, {
    area: 'order',
    path: '/api/order/add',
    rules: intentionForm,
    labels: intentionLabels,
    async save(trx, company, form) {
      const known = await trx
        .selectFrom('app')
        .select(['fdAppName', 'fdSupplier'])
        .where('fdId', '=', form.fdAppId)
        .executeTakeFirst();
      if (!known) throw new BusinessError('所选应用不存在');
      if (known.fdAppName.trim() !== form.fdAppName) throw new BusinessError('应用名称与所选应用不一致');
      return enterIntention(trx, company, form, { party: known.fdSupplier, now: services.now() });
    },
  });
};
