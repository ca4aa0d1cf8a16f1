import { useParams } from 'react-router-dom';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useGetGetbuginessQuery, useListGetbuginessCategoriesQuery } from '../areas/getbuginess/getbuginessApi';
import { GetbuginessArticle } from '../areas/getbuginess/GetbuginessArticle';
import { supplyDemandSides, type Side } from '../areas/getbuginess/supplyDemandSides';
import { categoryName } from '../lib/categoryName';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { RedirectTo } from '../components/RedirectTo';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { DetailPage } from './section/DetailPage';
import { FitBoard } from './section/FitBoard';
import { sections } from './section/sections';
import { useNow } from './section/useNow';
import { useSupplyDemand } from './section/useSupplyDemand';

/** /supply_demand/{supply|demand}/detail/{fdId}; demand only if there is a demand half. */
export function SupplyDemandDetailRoute() {
  const { side, redirected } = useSupplyDemand();
  if (redirected) return <RedirectTo to={paths.supplyDemand.supply.root} />;
  return <SupplyDemandDetail side={side} />;
}

function SupplyDemandDetail({ side }: { side: Side }) {
  const { fdId = '' } = useParams();
  const result = useGetGetbuginessQuery(fdId);
  const categories = useListGetbuginessCategoriesQuery(undefined).data;
  const now = useNow();
  const open = useGuardedAction();
  const { label, type, paths: half } = supplyDemandSides[side];
  return (
    <DetailPage
      area="getbuginess"
      section={sections.supplyDemand}
      result={result}
      list={() => ({ root: half.root, own: { type } })}
      related={(entry) => <FitBoard {...{ entry, side, categories, now }} />}
      heading={(entry) => toText(entry.fdGetbuginessName)}
      skeleton={<ArticleSkeleton shape="brief" facts={3} />}
      kind={(entry) => [{ label, to: half.root }, categoryBreadcrumb(categories, entry.fdType, half.category)]}
    >
      {(entry) => (
        <GetbuginessArticle
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
