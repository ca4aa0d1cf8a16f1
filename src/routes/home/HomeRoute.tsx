import { useQueryResult } from '../../api/query';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import { zh } from '../../i18n/zh';
import { PageTitle } from '../../components/PageTitle';
import { HomeExperts } from './HomeExperts';
import { HomeHero } from './HomeHero';
import { homeQueries } from './homeQueries';
import { HomeTabs } from './HomeTabs';
import { MatchBlock } from './MatchBlock';

/** The home page: docs/behaviour/home.md. */
export function HomeRoute() {
  const { data: assistant } = useQueryResult(homeQueries.assistant);
  const demand = useDemandSwitch();
  return (
    <>
      <PageTitle heading={zh.nav.home} />
      <HomeHero assistant={assistant} banners={homeQueries.banners} />
      <div className="wrap">
        <HomeTabs />
        <MatchBlock demand={demand} />
        <HomeExperts />
      </div>
    </>
  );
}
