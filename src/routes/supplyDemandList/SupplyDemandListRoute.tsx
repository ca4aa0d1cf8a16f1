import { useQueryResult } from '../../api/query';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import {
  GetbuginessCards,
  GetbuginessCardsSkeleton,
  ComparisonBar,
  useComparison,
} from '../../areas/getbuginess/GetbuginessCards';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Side } from '../../areas/getbuginess/getbuginessApi';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import type { Getbuginess, GetbuginessType } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { RedirectTo } from '../../components/RedirectTo';
import { useNow } from '../../components/useNow';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import styles from './SupplyDemandTabs.module.css';

interface SupplyDemandListProps extends ListScreenProps<Getbuginess, { type: GetbuginessType }> {
  side: Side;
}

export default function SupplyDemandListRoute(props: SupplyDemandListProps) {
  const demand = useDemandSwitch();
  if (props.side === 'demand' && demand === 'hidden') return <RedirectTo to={paths.supplyDemand.supply.root} />;
  return <SupplyDemandList {...props} sides={demand === 'shown' ? ['supply', 'demand'] : ['supply']} />;
}

function SupplyDemandList({ section, queries, side, sides }: SupplyDemandListProps & { sides: Side[] }) {
  const { type, label } = supplyDemandSides[side];
  const categories = useQueryResult(queries.categories).data;
  const now = useNow();
  const open = useGuardedAction();
  const comparison = useComparison();
  const offered = side === 'supply' ? comparison : undefined;
  const above = <SupplyDemandTabs sides={sides} open={side} onPublish={() => open({ kind: 'publish', type })} />;
  const skeleton = <GetbuginessCardsSkeleton count={section.pageSize} side={side} />;
  return (
    <SectionList things={zh.filters.things.entries(label)} {...{ section, queries, above, skeleton }}>
      {(entries) => (
        <>
          <GetbuginessCards {...{ entries, side, categories, now }} comparison={offered} />
          {offered && <ComparisonBar {...offered} />}
        </>
      )}
    </SectionList>
  );
}

interface SupplyDemandTabsProps {
  /** The available halves, in order; the demand half depends on the config. */
  sides: Side[];
  open: Side;
  onPublish: () => void;
}

/** The tabs for supply and demand, and the publish button of the open one. */
function SupplyDemandTabs({ sides, open, onPublish }: SupplyDemandTabsProps) {
  return (
    <div className="wrap">
      <div className={`noprint ${styles.kinds}`}>
        <nav aria-label={zh.browse.sides}>
          <ul role="list">
            {sides.map((side) => (
              <li key={side}>
                <Link
                  className={styles.kind}
                  to={supplyDemandSides[side].paths.root}
                  aria-current={side === open ? 'page' : undefined}
                >
                  {supplyDemandSides[side].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button className={`btn ${styles.publish}`} type="button" onClick={onPublish}>
          <Icon name="plus" />
          <span>{supplyDemandSides[open].publish}</span>
        </button>
      </div>
    </div>
  );
}
