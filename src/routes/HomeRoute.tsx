import { useGetNavigationValueQuery } from '../areas/navigation/navigationApi';
import { useDemandSwitch } from '../areas/navigation/useDemandSwitch';
import { zh } from '../i18n/zh';
import { PageTitle } from '../components/PageTitle';
import { HomeExperts } from './home/HomeExperts';
import { HomeHero } from './home/HomeHero';
import { HomeTabs } from './home/HomeTabs';
import { MatchBlock } from './home/MatchBlock';

/** The home page: docs/behaviour/home.md. */
export function HomeRoute() {
  const { data: assistant } = useGetNavigationValueQuery('home:ai');
  const demand = useDemandSwitch();
  return (
    <>
      <PageTitle heading={zh.nav.home} />
      <HomeHero assistant={assistant} />
      <div className="wrap">
        <HomeTabs />
        <MatchBlock demand={demand} />
        <HomeExperts />
      </div>
    </>
  );
}
