import { Navigate, useParams } from 'react-router-dom';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useGetGetbuginessQuery, useListGetbuginessCategoriesQuery } from '../areas/getbuginess/getbuginessApi';
import { GetbuginessSheet } from '../areas/getbuginess/GetbuginessSheet';
import { halves, type Side } from '../areas/getbuginess/halves';
import { categoryName } from '../lib/categoryName';
import { paths } from '../lib/paths';
import { text } from '../lib/text';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { sections } from './support/sections';
import { useNow } from './support/useNow';
import { useSupplyDemand } from './support/useSupplyDemand';

/** /supply_demand/{supply|demand}/detail/{fdId} (spec §2.3); demand only where there is that half (decision 4). */
export function SupplyDemandDetailRoute() {
  const { side, redirected } = useSupplyDemand();
  if (redirected) return <Navigate to={paths.supplyDemand.supply.root} replace />;
  return <SupplyDemandDetail side={side} />;
}

function SupplyDemandDetail({ side }: { side: Side }) {
  const { fdId = '' } = useParams();
  const answer = useGetGetbuginessQuery(fdId);
  const categories = useListGetbuginessCategoriesQuery(undefined).data;
  const now = useNow();
  const open = useGuardedAction();
  const { label, type, paths: half } = halves[side];
  return (
    <DetailPage
      section={sections.supplyDemand}
      answer={answer}
      heading={(entry) => text(entry.fdGetbuginessName)}
      skeleton={<ArticleSkeleton shape="brief" facts={3} />}
      kind={() => ({ label, to: half.root })}
    >
      {(entry) => (
        <GetbuginessSheet
          entry={entry}
          side={side}
          kind={categoryName(categories, entry.fdType)}
          now={now}
          onPublish={() => open({ kind: 'publish', type })}
        />
      )}
    </DetailPage>
  );
}
