import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { GetbuginessCards, GetbuginessCardsSkeleton } from '../areas/getbuginess/GetbuginessCards';
import { useListGetbuginessCategoriesQuery, useListGetbuginessQuery } from '../areas/getbuginess/getbuginessApi';
import { supplyDemandSides, type Side } from '../areas/getbuginess/supplyDemandSides';
import { SupplyDemandTabs } from '../areas/getbuginess/SupplyDemandTabs';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { RedirectTo } from '../components/RedirectTo';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { useNow } from './section/useNow';
import { useSectionQuery } from './section/useSectionQuery';
import { useSupplyDemand } from './section/useSupplyDemand';

const { supplyDemand } = sections;

/** /supply_demand/supply and /supply_demand/demand with their categories. */
export function SupplyDemandListRoute() {
  const { side, sides, redirected } = useSupplyDemand();
  if (redirected) return <RedirectTo to={paths.supplyDemand.supply.root} />;
  return <SupplyDemandList key={side} side={side} sides={sides} />;
}

function SupplyDemandList({ side, sides }: { side: Side; sides: Side[] }) {
  const { type, label, paths: half } = supplyDemandSides[side];
  const section = { ...supplyDemand, ...half };
  const things = zh.filters.things.entries(label);
  const query = { ...useSectionQuery(section), type };
  const result = useListGetbuginessQuery(query);
  const categories = useListGetbuginessCategoriesQuery(undefined);
  const now = useNow();
  const open = useGuardedAction();
  const above = <SupplyDemandTabs sides={sides} open={side} onPublish={() => open({ kind: 'publish', type })} />;
  const skeleton = <GetbuginessCardsSkeleton count={section.pageSize} side={side} />;
  return (
    <SectionList {...{ section, things, query, result, categories, above, skeleton }}>
      {(entries) => <GetbuginessCards entries={entries} side={side} categories={categories.data} now={now} />}
    </SectionList>
  );
}
