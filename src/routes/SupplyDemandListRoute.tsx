import { Navigate, useParams } from 'react-router-dom';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { GetbuginessCards, GetbuginessCardsSkeleton } from '../areas/getbuginess/GetbuginessCards';
import { useListGetbuginessCategoriesQuery, useListGetbuginessQuery } from '../areas/getbuginess/getbuginessApi';
import { supplyDemandSides, type Side } from '../areas/getbuginess/supplyDemandSides';
import { SupplyDemandTabs } from '../areas/getbuginess/SupplyDemandTabs';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './section/categoryNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { useNow } from './section/useNow';
import { usePageQuery } from './section/usePageQuery';
import { useSupplyDemand } from './section/useSupplyDemand';

const { supplyDemand } = sections;

/** /supply_demand/supply and /supply_demand/demand with their categories. */
export function SupplyDemandListRoute() {
  const { side, sides, redirected } = useSupplyDemand();
  if (redirected) return <Navigate to={paths.supplyDemand.supply.root} replace />;
  return <SupplyDemandList key={side} side={side} sides={sides} />;
}

function SupplyDemandList({ side, sides }: { side: Side; sides: Side[] }) {
  const { category } = useParams();
  const half = supplyDemandSides[side];
  const query = usePageQuery(supplyDemand.pageSize, category);
  const result = useListGetbuginessQuery({ ...query, type: half.type });
  const categoriesAnswer = useListGetbuginessCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const now = useNow();
  const open = useGuardedAction();
  const nav = categoryNav({ first: allFirst(half.paths.root), categories, code: category, to: half.paths.category });
  const bar = (
    <SupplyDemandTabs sides={sides} open={side} onPublish={() => open({ kind: 'publish', type: half.type })} />
  );
  return (
    <SectionPage section={supplyDemand} nav={nav} categories={categoriesAnswer} above={bar}>
      <PagedList
        asked={query}
        result={result}
        skeleton={<GetbuginessCardsSkeleton count={supplyDemand.pageSize} side={side} />}
      >
        {(entries) => <GetbuginessCards entries={entries} side={side} categories={categories} now={now} />}
      </PagedList>
    </SectionPage>
  );
}
