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
  const { type, label, publish } = supplyDemandSides[side];
  const categories = useQueryResult(queries.categories).data;
  const now = useNow();
  const open = useGuardedAction();
  const comparison = useComparison();
  const offered = side === 'supply' ? comparison : undefined;
  const above = (
    <div className="wrap">
      <div className={`noprint ${styles.kinds}`}>
        <nav aria-label={zh.browse.sides}>
          <ul role="list">
            {sides.map((name) => (
              <li key={name}>
                <Link
                  className={styles.kind}
                  to={supplyDemandSides[name].paths.root}
                  aria-current={name === side ? 'page' : undefined}
                >
                  {supplyDemandSides[name].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button className={`btn ${styles.publish}`} type="button" onClick={() => open({ kind: 'publish', type })}>
          <Icon name="plus" />
          <span>{publish}</span>
        </button>
      </div>
    </div>
  );
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
