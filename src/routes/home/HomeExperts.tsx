import { useListRecommendedSpecialistsQuery } from '../../areas/specialist/specialistApi';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { MoreLink } from '../../components/MoreLink';
import { queryStatus } from '../../components/status';
import { ExpertsBlock } from '../section/ExpertsBlock';
import { recommendedSize } from '../section/recommendedSize';

/** The experts on the home page: the first recommended ones. */
export function HomeExperts() {
  const result = useListRecommendedSpecialistsQuery({ pageNum: 1, pageSize: recommendedSize });
  return (
    <ExpertsBlock
      id="home-experts"
      heading={zh.home.experts}
      className="block"
      action={<MoreLink to={paths.specialist.all()}>{zh.section.allExperts}</MoreLink>}
      status={queryStatus(result, ({ rows }) => rows.length === 0)}
      experts={(result.currentData?.rows ?? []).slice(0, recommendedSize)}
      onRetry={() => void result.refetch()}
    />
  );
}
