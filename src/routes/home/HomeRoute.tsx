import { useQueryResult } from '../../api/query';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
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
import { queryStatus } from '../../components/QueryBoundary';
import { useNow } from '../../components/useNow';
import { ExpertsBlock } from '../section/ExpertsBlock';
import { recommendedSize } from '../section/sectionQueries';

/** The home page: docs/behaviour/home.md. */
export default function HomeRoute({ queries }: { queries: HomeQueries }) {
  const { data: assistant } = useQueryResult(homeQueries.assistant);
  const demand = useDemandSwitch();
  const closing = useQueryResult(queries.closing);
  const now = useNow();
  return (
    <>
      <PageTitle heading={zh.nav.home} />
      <HomeHero assistant={assistant} banners={homeQueries.banners} closing={queries.closing} demand={demand} />
      <div className="wrap">
        <HydrationBoundary>
          <ClosingProjects
            className="block"
            result={closing}
            now={now}
            isSorted={Boolean(queries.closing.arg.choice)}
          />
        </HydrationBoundary>
        <HydrationBoundary>
          <HomeTabs />
        </HydrationBoundary>
        <HydrationBoundary>
          <MatchBlock demand={demand} />
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
  const result = useQueryResult(homeQueries.experts);
  return (
    <ExpertsBlock
      id="home-experts"
      heading={zh.home.experts}
      className="block below"
      action={<MoreLink to={paths.specialist.all()}>{zh.section.allExperts}</MoreLink>}
      status={queryStatus(result, ({ rows }) => rows.length === 0)}
      experts={(result.currentData?.rows ?? []).slice(0, recommendedSize)}
      onRetry={() => void result.refetch()}
    />
  );
}
