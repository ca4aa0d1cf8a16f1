import { articleSectionNames, articleSections } from '../areas/articleSections';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';

interface NavigationItem {
  label: string;
  to: string;
  /** The first path segments that belong to it. */
  sections: readonly string[];
}

/** The main navigation, in order. */
export const navigationItems: readonly NavigationItem[] = [
  { label: zh.nav.home, to: paths.home, sections: ['index'] },
  { label: zh.nav.policy, to: paths.policy.root, sections: ['policy', 'project'] },
  { label: zh.nav.financial, to: paths.financial.root, sections: ['financial'] },
  { label: zh.nav.specialist, to: paths.specialist.root, sections: ['specialist', 'recruit'] },
  { label: zh.nav.supplyDemand, to: paths.supplyDemand.root, sections: ['supply_demand'] },
  ...articleSectionNames.map((name) => ({
    label: articleSections[name].section,
    to: paths[name].root,
    sections: [paths[name].root.slice(1)],
  })),
  { label: zh.nav.shoppingMall, to: paths.shoppingMall.root, sections: ['shopping_mall'] },
  { label: zh.nav.contactUs, to: paths.contactUs, sections: ['contactUs'] },
];

/** Whether an address belongs to a navigation item. */
export const isCurrent = (sections: readonly string[], pathname: string): boolean =>
  sections.includes(pathname.split('/')[1] ?? '');
