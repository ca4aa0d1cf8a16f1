import { Navigate, useParams } from 'react-router-dom';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { CutCards, CutCardsSkeleton } from '../areas/getbuginess/CutCards';
import { useListGetbuginessCategoriesQuery, useListGetbuginessQuery } from '../areas/getbuginess/getbuginessApi';
import { halves, type Side } from '../areas/getbuginess/halves';
import { KindsBar } from '../areas/getbuginess/KindsBar';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './support/categoryNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { useNow } from './support/useNow';
import { usePageQuery } from './support/usePageQuery';
import { useSupplyDemand } from './support/useSupplyDemand';

const { supplyDemand } = sections;

/** /supply_demand/supply and /supply_demand/demand with their categories (spec §2.6, decision 4). */
export function SupplyDemandListRoute() {
  const { side, sides, redirected } = useSupplyDemand();
  if (redirected) return <Navigate to={paths.supplyDemand.supply.root} replace />;
  return <SupplyDemandList key={side} side={side} sides={sides} />;
}

function SupplyDemandList({ side, sides }: { side: Side; sides: Side[] }) {
  const { category } = useParams();
  const half = halves[side];
  const asked = usePageQuery(supplyDemand.pageSize, category);
  const answer = useListGetbuginessQuery({ ...asked, type: half.type });
  const categoriesAnswer = useListGetbuginessCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const now = useNow();
  const open = useGuardedAction();
  const nav = categoryNav({ first: allFirst(half.paths.root), categories, code: category, to: half.paths.category });
  const bar = <KindsBar sides={sides} open={side} onPublish={() => open({ kind: 'publish', type: half.type })} />;
  return (
    <SectionPage section={supplyDemand} nav={nav} categories={categoriesAnswer} above={bar}>
      <PagedList
        asked={asked}
        answer={answer}
        skeleton={<CutCardsSkeleton count={supplyDemand.pageSize} side={side} />}
      >
        {(entries) => <CutCards entries={entries} side={side} categories={categories} now={now} />}
      </PagedList>
    </SectionPage>
  );
}
