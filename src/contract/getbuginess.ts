import { categoryCode, date, id, issuer, number, text, unsearched, type Entity, type EntityFields } from './entity';
import type { FormValues } from './form';
import type { publishForm } from './publishForm';

const types = ['1', '2'] as const;

/** `type` of a supply or demand entry: '1' demand, '2' supply. */
export type GetbuginessType = (typeof types)[number];

/** Supply or demand entry. `getbuginess` is the backend's own spelling. */
export const getbuginess = {
  fdId: id,
  fdComName: issuer,
  fdComId: unsearched,
  /** Product name. */
  fdGetbuginessName: { ...text, required: true, names: true },
  fdGetbuginessType: { kind: 'text', required: true, oneOf: types },
  fdGetbuginessModel: text,
  fdGetbuginessNumber: number,
  /** Amount in yuan. */
  fdGetbuginessPrice: {
    ...number,
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
  fdArea: { ...text, facet: { kind: 'value', label: '地区', place: 1, until: '·' } },
  fdContactsPerson: unsearched,
  fdContactsPhone: unsearched,
  fdContactsAddress: unsearched,
  fdType: categoryCode,
  fdReleaseTime: { ...date, orders: { desc: '最新发布' } },
  fdDeadlineTime: { ...date, facet: { kind: 'open', label: '截止时间', place: 2 }, orders: { asc: '最快截止' } },
  fdStatus: unsearched,
  fdCreateBy: unsearched,
} as const satisfies EntityFields;

export type Getbuginess = Entity<typeof getbuginess>;

/** Payload of a publication, form-encoded: every value goes out as text. */
export type GetbuginessEntry = FormValues<typeof publishForm> & { fdComId: string };
