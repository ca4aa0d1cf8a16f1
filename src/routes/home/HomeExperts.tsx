import { RecommendedExperts, RecommendedExpertsSkeleton } from '../../areas/specialist/RecommendedExperts';
import { useListRecommendedSpecialistsQuery } from '../../areas/specialist/specialistApi';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { BlockHeading } from '../../components/BlockHeading';
import { QueryBoundary } from '../../components/QueryBoundary';
import { MoreLink } from '../../components/MoreLink';
import { queryStatus } from '../../components/status';
import { useContactExpert } from '../section/useContactExpert';

const pageSize = 3;

/** The experts on the home page: the first recommended ones. */
export function HomeExperts() {
  const result = useListRecommendedSpecialistsQuery({ pageNum: 1, pageSize });
  const contact = useContactExpert();
  return (
    <section className="block" aria-labelledby="home-experts">
      <BlockHeading
        id="home-experts"
        text={zh.home.experts}
        action={<MoreLink to={paths.specialist.all()}>{zh.section.allExperts}</MoreLink>}
      />
      <QueryBoundary
        framed
        status={queryStatus(result, ({ rows }) => rows.length === 0)}
        onRetry={() => void result.refetch()}
        skeleton={<RecommendedExpertsSkeleton count={pageSize} />}
      >
        <RecommendedExperts
          experts={(result.currentData?.rows ?? []).slice(0, pageSize)}
          labelledBy="home-experts"
          onContact={contact}
        />
      </QueryBoundary>
    </section>
  );
}
