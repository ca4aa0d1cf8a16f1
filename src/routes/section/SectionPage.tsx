import type { ReactNode } from 'react';
import { SectionBanner } from '../../areas/banner/SectionBanner';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../components/PageTitle';
import { SectionHeader } from '../../components/SectionHeader';
import { SideNav } from '../../components/SideNav';
import { queryStatus, type QueryAnswer } from '../../components/status';
import type { NavItem } from './categoryNav';
import type { Section } from './sections';

interface SectionPageProps {
  section: Section;
  nav: NavItem[];
  /** The answer of the categories' call that `nav` was made from. */
  categories: QueryAnswer<unknown> & { refetch: () => unknown };
  /** Between the head and the two columns, over the whole width. */
  above?: ReactNode;
  children: ReactNode;
}

/** The page of every section: header with banner, category navigation, content. */
export function SectionPage({ section, nav, categories, above, children }: SectionPageProps) {
  const { heading, intro, finish, banner, picture, parent } = section;
  const failed = queryStatus(categories) === 'failed';
  const crumbs = [{ label: zh.nav.home, to: paths.home }, ...(parent ? [parent] : []), { label: heading }];
  return (
    <>
      <PageTitle heading={heading} />
      <SectionHeader
        name={heading}
        intro={intro}
        finish={finish}
        crumbs={crumbs}
        picture={<SectionBanner type={banner} picture={picture} />}
      />
      {above}
      <div className="wrap cols">
        <SideNav items={nav} onRetry={failed ? () => void categories.refetch() : undefined} />
        <div>{children}</div>
      </div>
    </>
  );
}
