import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';

/** The main navigation, in order; `sections` are the first path segments that belong to an item. */
export const navigationItems = [
  { label: zh.nav.home, to: paths.home, sections: ['index'] },
  { label: zh.nav.policy, to: paths.policy.root, sections: ['policy', 'project'] },
  { label: zh.nav.financial, to: paths.financial.root, sections: ['financial'] },
  { label: zh.nav.specialist, to: paths.specialist.root, sections: ['specialist', 'recruit'] },
  { label: zh.nav.supplyDemand, to: paths.supplyDemand.root, sections: ['supply_demand'] },
  { label: zh.nav.special, to: paths.special.root, sections: ['special'] },
  { label: zh.nav.shoppingMall, to: paths.shoppingMall.root, sections: ['shopping_mall'] },
  { label: zh.nav.contactUs, to: paths.contactUs, sections: ['contactUs'] },
] as const;

/** Whether an address belongs to a navigation item. */
export const isCurrent = (sections: readonly string[], pathname: string): boolean =>
  sections.includes(pathname.split('/')[1] ?? '');

/** Handle of the routes whose address matches nothing. */
export const notFoundHandle = { isLost: true } as const;
