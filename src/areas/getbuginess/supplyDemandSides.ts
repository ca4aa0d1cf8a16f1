import type { GetbuginessType } from '../../contract/getbuginess';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';

/** Supply and demand: one section, two halves. */
export const supplyDemandSides = {
  supply: {
    type: '2' as GetbuginessType,
    label: zh.section.supply,
    publish: zh.section.publishSupply,
    paths: paths.supplyDemand.supply,
  },
  demand: {
    type: '1' as GetbuginessType,
    label: zh.section.demand,
    publish: zh.section.publishDemand,
    paths: paths.supplyDemand.demand,
  },
} as const;

export type Side = keyof typeof supplyDemandSides;
