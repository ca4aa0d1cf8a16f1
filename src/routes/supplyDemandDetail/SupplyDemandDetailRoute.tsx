import { useQueryResult } from '../../api/query';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import { GetbuginessArticle } from '../../areas/getbuginess/GetbuginessArticle';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Side } from '../../areas/getbuginess/getbuginessApi';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { categoryName } from '../../lib/toText';
import { paths } from '../../lib/paths';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import { RedirectTo } from '../../components/RedirectTo';
import { DetailPage, categoryBreadcrumb } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';
import { useNow } from '../../components/useNow';
import { MatchList } from './MatchList';

type SupplyDemandDetailProps = DetailScreenProps<Getbuginess> & { side: Side };

export default function SupplyDemandDetailRoute(props: SupplyDemandDetailProps) {
  const isHidden = useDemandSwitch() === 'hidden' && props.side === 'demand';
  return isHidden ? <RedirectTo to={paths.supplyDemand.supply.root} /> : <SupplyDemandDetail {...props} />;
}

function SupplyDemandDetail({ queries, side, ...place }: SupplyDemandDetailProps) {
  const categories = useQueryResult(queries.categories).data;
  const now = useNow();
  const open = useGuardedAction();
  const { label, type, paths: half } = supplyDemandSides[side];
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      related={(entry) => <MatchList {...{ entry, side, categories, now }} />}
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
