import { addresses } from '../addresses';
import type { Area } from '../area';
import * as field from '../entity';
import type { FormValues } from '../form';
import type { publishForm } from '../companyForms';

const types = ['1', '2'] as const;

/** `type` of a supply or demand entry: '1' demand, '2' supply. */
export type GetbuginessType = (typeof types)[number];

/** Supply or demand entry. `getbuginess` is the backend's own spelling. */
export const getbuginess = () =>
  ({
    fdId: { ...field.id, of: '供需信息' },
    fdComName: { ...field.issuer, label: '公司名称' },
    fdComId: { ...field.unsearched, label: '企业编号' },
    fdGetbuginessName: { ...field.text, label: '产品名称', required: true, names: true },
    fdGetbuginessType: {
      kind: 'text',
      label: '供需',
      parts: 'type',
      required: true,
      oneOf: types,
      choices: ['需求', '供应'],
    },
    fdGetbuginessModel: { ...field.text, label: '型号' },
    fdGetbuginessNumber: { ...field.number, label: '数量' },
    /** Amount in yuan. */
    fdGetbuginessPrice: {
      ...field.number,
      label: '金额（元）',
      facet: {
        kind: 'range',
        label: '金额',
        place: 3,
        unit: '元',
        steps: [50_000, 100_000, 200_000, 500_000],
        none: '面议',
      },
      orders: { desc: '金额从高到低', asc: '金额从低到高' },
    },
    fdArea: {
      ...field.text,
      label: '地区',
      province: true,
      facet: { kind: 'value', label: '地区', place: 1, until: '·' },
    },
    fdContactsPerson: { ...field.personal, label: '联系人' },
    fdContactsPhone: { ...field.personal, label: '联系电话' },
    fdContactsAddress: { ...field.personal, label: '详细地址' },
    fdType: field.categoryCode,
    fdReleaseTime: { ...field.date, label: '发布时间', orders: { desc: '最新发布' } },
    fdDeadlineTime: {
      ...field.date,
      label: '截止日期',
      closes: true,
      facet: { kind: 'open', label: '截止时间', place: 2 },
      orders: { asc: '最快截止' },
    },
    fdStatus: { ...field.unsearched, label: '状态' },
    fdCreateBy: { ...field.unsearched, label: '发布人' },
  }) as const satisfies field.EntityFields;

export type Getbuginess = field.Entity<ReturnType<typeof getbuginess>>;

export const getbuginessArea = {
  name: '供需',
  at: 'supplyDemand',
  // Demand and supply share their entries: both addresses of an entry work.
  list: addresses.supplyDemand.supply.root,
  detail: addresses.supplyDemand.supply.detail,
  title: 'fdGetbuginessName',
  unit: '条',
} as const satisfies Area;

/** Payload of a publication, form-encoded: every value is sent as a string. */
export type GetbuginessEntry = FormValues<typeof publishForm> & { fdComId: string };
