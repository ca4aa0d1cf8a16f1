import { RecommendedExperts, RecommendedExpertsSkeleton } from '../../areas/specialist/RecommendedExperts';
import { useListRecommendedSpecialistsQuery } from '../../areas/specialist/specialistApi';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { BlockHeading } from '../../parts/BlockHeading';
import { FourStates } from '../../parts/FourStates';
import { MoreLink } from '../../parts/MoreLink';
import { queryStatus } from '../../parts/status';
import { useContactExpert } from '../support/useContactExpert';

const pageSize = 3;

/** The experts' block of the home page: the first recommended ones (decision 16). */
export function HomeExperts() {
  const answer = useListRecommendedSpecialistsQuery({ pageNum: 1, pageSize });
  const contact = useContactExpert();
  return (
    <section className="block" aria-labelledby="home-experts">
      <BlockHeading
        id="home-experts"
        text={zh.home.experts}
        action={<MoreLink to={paths.specialist.all()}>{zh.section.allExperts}</MoreLink>}
      />
      <FourStates
        framed
        status={queryStatus(answer, ({ rows }) => rows.length === 0)}
        onRetry={() => void answer.refetch()}
        skeleton={<RecommendedExpertsSkeleton count={pageSize} />}
      >
        <RecommendedExperts
          experts={(answer.currentData?.rows ?? []).slice(0, pageSize)}
          labelledBy="home-experts"
          onContact={contact}
        />
      </FourStates>
    </section>
  );
}
