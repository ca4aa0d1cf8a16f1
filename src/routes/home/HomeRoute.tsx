import { useQueryResult } from '../../api/query';
import { ClosingProjects } from '../../areas/project/ClosingProjects';
import { zh } from '../../i18n/zh';
import { HydrationBoundary } from '../../components/hydration';
import { PageTitle } from '../../components/PageHeading';
import { HomeHero } from './HomeHero';
import { homeQueries, type HomeQueries } from './homeQueries';
import { HomeTabs } from './HomeTabs';
import { MatchBlock } from './MatchBlock';
import { paths } from '../../lib/paths';
import { MoreLink } from '../../components/MoreLink';
import { ExpertsBlock } from '../section/ExpertsBlock';

/** The home page: docs/behaviour/home.md. */
export default function HomeRoute({ queries: { closing } }: { queries: HomeQueries }) {
  return (
    <>
      <PageTitle heading={zh.nav.home} />
      <HomeHero closing={closing} />
      <div className="wrap">
        <HydrationBoundary>
          <ClosingProjects className="block" query={closing} />
        </HydrationBoundary>
        <HydrationBoundary>
          <HomeTabs />
        </HydrationBoundary>
        <HydrationBoundary>
          <MatchBlock />
        </HydrationBoundary>
        <HydrationBoundary>
          <HomeExperts />
        </HydrationBoundary>
      </div>
    </>
  );
}

/** The home page's experts: the first recommended ones. */
function HomeExperts() {
  return (
    <ExpertsBlock
      id="home-experts"
      heading={zh.home.experts}
      className="block below"
      action={<MoreLink to={paths.specialist.all()}>{zh.section.allExperts}</MoreLink>}
      result={useQueryResult(homeQueries.experts)}
    />
  );
}
