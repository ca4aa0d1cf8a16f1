import type { AreaPlugin } from '../services';
import { newId } from '../lib/newId';
import { contentChanged } from '../db/contentVersion';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { chinaDay, chinaTime } from '../lib/chinaTime';
import { amountForm, fieldForms, quantityForm, type FieldRule } from '../http/checkFields';
import { formBodies } from '../http/formBodies';
import { submissionRoute } from '../submissions/submissionRoute';
import { readDay } from '../lib/readDay';

type Name =
  | 'fdComName'
  | 'fdContactsPerson'
  | 'fdContactsPhone'
  | 'fdArea'
  | 'fdContactsAddress'
  | 'fdGetbuginessName'
  | 'fdGetbuginessNumber'
  | 'fdGetbuginessModel'
  | 'fdGetbuginessPrice'
  | 'fdGetbuginessType'
  | 'fdType'
  | 'fdDeadlineTime';

/** The publish form, in the order of its fields on the screen. */
const rules: readonly FieldRule<Name>[] = [
  { name: 'fdComName', label: '公司名称', missing: 'fill', max: 100 },
  { name: 'fdContactsPerson', label: '联系人', missing: 'fill', max: 50 },
  { name: 'fdContactsPhone', label: '联系电话', missing: 'fill', max: 20, form: fieldForms.mobile },
  { name: 'fdArea', label: '所在地区', missing: 'fill', max: 100 },
  { name: 'fdContactsAddress', label: '详细地址', missing: 'fill', max: 200 },
  { name: 'fdGetbuginessName', label: '产品名称', missing: 'fill', max: 100 },
  { name: 'fdGetbuginessNumber', label: '数量', missing: 'fill', max: 20, form: quantityForm('数量') },
  { name: 'fdGetbuginessModel', label: '型号', missing: 'fill', max: 100 },
  { name: 'fdGetbuginessPrice', label: '金额', missing: 'fill', max: 20, form: amountForm('金额') },
  { name: 'fdGetbuginessType', label: '供需类型', missing: 'choose', max: 1, form: [/^[12]$/, '供需类型不正确'] },
  { name: 'fdType', label: '类别', missing: 'choose', max: 64 },
  { name: 'fdDeadlineTime', label: '截止日期', missing: 'choose', max: 20 },
];

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
    rules,
    async save(trx, { fdComId, fdComName }, values) {
      const fdDeadlineTime = readDay(values.fdDeadlineTime);
      // Backends of this kind turn an unreadable date into null, so a required one is missing.
      if (fdDeadlineTime === null) throw new BusinessError('请选择截止日期');
      const now = services.now();
      if (fdDeadlineTime < chinaDay(now)) throw new BusinessError('请选择今天或以后的日期');
      await needCategory(trx, values.fdType);
      await trx
        .insertInto('getbuginess')
        .values({
          ...values,
          fdId: newId(now),
          // The name shown is the one typed; the entry belongs to the account's company.
          fdComId,
          fdDeadlineTime,
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
