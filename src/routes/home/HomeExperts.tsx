import { useQueryResult } from '../../api/query';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { MoreLink } from '../../components/MoreLink';
import { queryStatus } from '../../components/status';
import { ExpertsBlock } from '../section/ExpertsBlock';
import { recommendedSize } from '../section/recommendedExperts';
import { homeQueries } from './homeQueries';

/** The home page's experts: the first recommended ones. */
export function HomeExperts() {
  const result = useQueryResult(homeQueries.experts);
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
