import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { sideTypes } from './getbuginessApi';

/** Supply and demand: one section, two halves. */
export const supplyDemandSides = {
  supply: {
    type: sideTypes.supply,
    label: zh.section.supply,
    publish: zh.section.publishSupply,
    paths: paths.supplyDemand.supply,
  },
  demand: {
    type: sideTypes.demand,
    label: zh.section.demand,
    publish: zh.section.publishDemand,
    paths: paths.supplyDemand.demand,
  },
} as const;
