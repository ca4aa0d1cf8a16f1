import type { Getbuginess, GetbuginessType } from '../../../src/contract/getbuginess';
import { contentId } from './contentId';
import { companies, type Company } from './getbuginess/companies';
import { DEMANDS } from './getbuginess/demands';
import type { GetbuginessRow } from './getbuginess/getbuginessRow';
import { SUPPLIES } from './getbuginess/supplies';

const COMPANY_ORDER = Object.keys(companies);

/** A number that no one has: the demo block 1380000xxxx, one for each company. */
const phone = (companyIndex: number) => `1380000${3200 + companyIndex * 32}`;

const entries = (fdGetbuginessType: GetbuginessType, rows: GetbuginessRow[]): Getbuginess[] =>
  rows.map(([category, key, name, model, quantity, price, released, deadline], index) => {
    const company: Company = companies[key];
    return {
      fdId: contentId(`getbuginess/${fdGetbuginessType}/${index}`, released),
      fdComName: company.name,
      fdComId: contentId(`company/${key}`, '2024-03-01'),
      fdGetbuginessName: name,
      fdGetbuginessType,
      fdGetbuginessModel: model,
      fdGetbuginessNumber: quantity,
      fdGetbuginessPrice: price,
      fdArea: company.area,
      fdContactsPerson: company.person,
      fdContactsPhone: phone(COMPANY_ORDER.indexOf(key)),
      fdContactsAddress: company.address,
      fdType: category,
      fdReleaseTime: `${released} 14:20:00`,
      fdDeadlineTime: deadline,
      fdStatus: '1',
      fdCreateBy: company.person,
    };
  });

/** Sixty supply and thirty demand entries of invented companies. */
export const getbuginess: Getbuginess[] = [...entries('2', SUPPLIES), ...entries('1', DEMANDS)];
