import { articleSections, type ArticleSectionName } from '../../areas/articleSections';
import { bannerTypeOf, type BannerType } from '../../contract/banner';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';

interface NamedLink {
  label: string;
  to: string;
}

/** What a section page is made of: docs/behaviour/lists.md. */
export interface Section {
  heading: string;
  /** The area of its list, as the backend calls it. */
  area: string;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  banner: BannerType;
  /** Shown while there is no banner of its type. */
  picture: string;
  pageSize: number;
  root: string;
  /** The list of one category. */
  category: (code: string) => string;
  /** The first item of the category navigation, if it is not 全部. */
  first?: NamedLink;
  /** A section that the category navigation leads to, apart from the categories. */
  apart?: NamedLink;
  /** The section it belongs to, for the breadcrumb. */
  parent?: NamedLink;
}

const picture = (name: string) => `/pictures/banner-${name}.svg`;

/** A section of articles, described by its line in the list of them, its words and its address. */
export function articleSection(name: ArticleSectionName): Section {
  const { area, finish, picture: banner } = articleSections[name];
  const { root, category } = paths[name];
  return {
    heading: zh.articles[name].name,
    area,
    intro: zh.articles[name].intro,
    finish,
    banner: bannerTypeOf(root),
    picture: picture(banner),
    pageSize: 6,
    root,
    category,
  };
}

/** The other sections; all the routes of one describe themselves from here. */
export const sections = {
  policy: {
    heading: zh.nav.policy,
    area: 'policy',
    intro: zh.intros.policy,
    finish: 'pine',
    banner: 'banner_policy',
    picture: picture('policy'),
    pageSize: 6,
    root: paths.policy.root,
    category: paths.policy.category,
    apart: { label: zh.section.projects, to: paths.project.root },
  },
  project: {
    heading: zh.section.projects,
    area: 'project',
    intro: zh.intros.project,
    finish: 'pine',
    banner: 'banner_project',
    picture: picture('project'),
    pageSize: 6,
    root: paths.project.root,
    category: paths.project.category,
    apart: { label: zh.nav.policy, to: paths.policy.root },
    parent: { label: zh.nav.policy, to: paths.policy.root },
  },
  financial: {
    heading: zh.nav.financial,
    area: 'financial',
    intro: zh.intros.financial,
    finish: 'walnut',
    banner: 'banner_financial',
    picture: picture('financial'),
    pageSize: 6,
    root: paths.financial.root,
    category: paths.financial.category,
    first: { label: zh.section.intro, to: paths.financial.intro },
  },
  shoppingMall: {
    heading: zh.nav.shoppingMall,
    area: 'app',
    intro: zh.intros.shoppingMall,
    finish: 'slate',
    banner: 'banner_shopping_mall',
    picture: picture('shopping-mall'),
    pageSize: 9,
    root: paths.shoppingMall.root,
    category: paths.shoppingMall.category,
  },
  specialist: {
    heading: zh.nav.specialist,
    area: 'specialist',
    intro: zh.intros.specialist,
    finish: 'walnut',
    banner: 'banner_specialist',
    picture: picture('specialist'),
    pageSize: 12,
    root: paths.specialist.root,
    category: paths.specialist.category,
  },
  allSpecialists: {
    heading: zh.section.allExperts,
    area: 'specialist',
    intro: zh.intros.specialist,
    finish: 'walnut',
    banner: 'banner_specialist',
    picture: picture('specialist'),
    pageSize: 12,
    root: paths.specialist.all(),
    category: paths.specialist.all,
    parent: { label: zh.nav.specialist, to: paths.specialist.root },
  },
  supplyDemand: {
    heading: zh.nav.supplyDemand,
    area: 'getbuginess',
    intro: zh.intros.supplyDemand,
    finish: 'pine',
    banner: 'banner_supply_demand',
    picture: picture('supply-demand'),
    pageSize: 9,
    root: paths.supplyDemand.supply.root,
    category: paths.supplyDemand.supply.category,
  },
} as const satisfies Record<string, Section>;
