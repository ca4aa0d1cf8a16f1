import type { AreaName } from '../../contract/areas';
import type { BannerType } from '../../contract/areas/banner';

interface NamedLink {
  label: string;
  to: string;
}

/** What a section page is made of: docs/behaviour/lists.md. */
export interface Section {
  heading: string;
  /** The area of its list, as the backend calls it. */
  area: AreaName;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  banner: BannerType;
  /** Shown while there is no banner of its type. */
  picture: string;
  pageSize: number;
  root: string;
  /** The list of one category. */
  category: (code: string) => string;
  /** The page of one entity. */
  detail: (fdId: string) => string;
  /** The first item of the category navigation, if it is not 全部. */
  first?: NamedLink;
  /** A section that the category navigation leads to, apart from the categories. */
  apart?: NamedLink;
  /** The section it belongs to, for the breadcrumb. */
  parent?: NamedLink;
}
