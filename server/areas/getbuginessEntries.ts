import { publishForm } from '../../src/contract/publishForm';
import type { AreaPlugin } from '../services';
import { newId } from '../lib/newId';
import { contentChanged } from '../db/contentVersion';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { chinaTime } from '../lib/chinaTime';
import { formBodies } from '../http/formBodies';
import { submissionRoute } from '../submissions/submissionRoute';

const labels = {
  fdComName: '公司名称',
  fdContactsPerson: '联系人',
  fdContactsPhone: '联系电话',
  fdArea: '所在地区',
  fdContactsAddress: '详细地址',
  fdGetbuginessName: '产品名称',
  fdGetbuginessNumber: '数量',
  fdGetbuginessModel: '型号',
  fdGetbuginessPrice: '金额',
  fdGetbuginessType: '供需类型',
  fdType: '类别',
  fdDeadlineTime: '截止日期',
};

async function needCategory(trx: StoreTransaction, code: string) {
  const row = await trx
    .selectFrom('category')
    .select('fdId')
    .where('area', '=', 'getbuginess')
    .where('fdCategory', '=', code)
    .executeTakeFirst();
  if (!row) throw new BusinessError('所选类别不存在');
}

/** Publishes a supply or demand entry, which is on its list at once. */
export const getbuginessEntries: AreaPlugin = (app, services) => {
  formBodies(app);
  submissionRoute(app, services, {
    area: 'getbuginess',
    path: '/api/getbuginess/add',
    rules: publishForm,
    labels,
    async save(trx, { fdComId, fdComName }, values) {
      const now = services.now();
      await needCategory(trx, values.fdType);
      await trx
        .insertInto('getbuginess')
        .values({
          ...values,
          fdId: newId(now),
          // The name shown is the one typed; the entry belongs to the account's company.
          fdComId,
          fdReleaseTime: chinaTime(now),
          fdStatus: '1',
          fdCreateBy: fdComName,
          demo: '0',
        })
        .execute();
      await contentChanged(trx, 'getbuginess');
    },
  });
};
