import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useQueryResult, type Query } from '../../api/query';
import { SectionBanner, type BannerQuery } from '../../areas/banner/SectionBanner';
import type { Category } from '../../contract/areas/category';
import type { CategoryCounts } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageTitle } from '../../components/PageHeading';
import { SectionHeader } from '../../components/SectionHeader';
import { SideNav, type SideNavItem } from '../../components/SideNav';
import { queryStatus } from '../../components/QueryBoundary';
import type { Section } from './section';
import { count } from '../../api/readFilters';

/** A section's introduction. The texts load with the screens that show them, not with the definitions of all sections. */
export const introOf = ({ intro }: Section): string => zh.intros[intro as keyof typeof zh.intros] ?? intro;

/**
 * The links of a section's category navigation: the first item, the categories, and separate links.
 *
 * @param code the current category
 * @param counts number of rows per category, if known
 * @param search query that category links keep
 */
function sectionNav(
  { root, category, first, apart }: Section,
  categories: readonly Category[] | null | undefined,
  code: string | undefined,
  counts?: CategoryCounts,
  search = '',
): SideNavItem[] {
  const countOf = (of: string) => counts && count(counts[of]);
  const all = { label: zh.browse.all, to: root + search, count: countOf('') };
  return [
    { key: 'first', ...(first ?? all), current: code === undefined },
    ...(categories ?? []).map(({ fdCategory, fdCategoryName }) => ({
      key: `category-${fdCategory}`,
      label: fdCategoryName,
      to: category(fdCategory) + search,
      current: fdCategory === code,
      count: countOf(fdCategory),
    })),
    ...(apart ? [{ key: 'apart', ...apart, current: false, apart: true }] : []),
  ];
}

export interface SectionPageProps {
  section: Section;
  queries: { banners: BannerQuery; categories: Query<undefined, Category[] | null> };
  /** The categories as the screen names them, if not as they were answered. */
  named?: readonly Category[];
  /** Number of rows per category. */
  counts?: CategoryCounts;
  /** The query that category links keep. */
  search?: string;
  /** Between header and columns, full width. */
  above?: ReactNode;
  /** Below the category navigation. */
  beside?: ReactNode;
  /** After the columns, full width. */
  below?: ReactNode;
  children: ReactNode;
}

/** The page of every section: header with banner, category navigation, content. */
export function SectionPage({
  section,
  queries,
  named,
  counts,
  search,
  above,
  beside,
  below,
  children,
}: SectionPageProps) {
  const { heading, finish, picture, parent } = section;
  const { category } = useParams();
  const categories = useQueryResult(queries.categories);
  const failed = queryStatus(categories) === 'failed';
  const breadcrumbs = [...(parent ? [parent] : []), { label: heading }];
  return (
    <>
      <PageTitle heading={heading} />
      <a className="skip" href="#list">
        {zh.section.skip}
      </a>
      <SectionHeader
        name={heading}
        intro={introOf(section)}
        finish={finish}
        breadcrumbs={breadcrumbs}
        picture={<SectionBanner banners={queries.banners} picture={picture} />}
      />
      {above}
      <div className="wrap cols">
        <div>
          <SideNav
            items={sectionNav(section, named ?? categories.data, category, counts, search)}
            countsAreLate
            onRetry={failed ? () => void categories.refetch() : undefined}
          />
          {beside}
        </div>
        <div id="list" tabIndex={-1}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </div>
      </div>
      {below}
    </>
  );
}
