import type { AreaName } from '../../contract/areas';
import type { BannerType } from '../../contract/areas/banner';

interface NamedLink {
  label: string;
  to: string;
}

/** Definition of a section page: docs/behaviour/lists.md. */
export interface Section {
  heading: string;
  /** The area of its list, by the backend's name. */
  area: AreaName;
  /** The name of its text (`introOf`), or the text of an area's own definition. */
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  banner: BannerType;
  /** Shown without a banner of its type. */
  picture: string;
  pageSize: number;
  root: string;
  /** The list of one category. */
  category: (code: string) => string;
  /** The page of one entity. */
  detail: (fdId: string) => string;
  /** The first item of the category navigation, if not 全部. */
  first?: NamedLink;
  /** A section linked from the category navigation, apart from the categories. */
  apart?: NamedLink;
  /** The parent section, for the breadcrumbs. */
  parent?: NamedLink;
}
