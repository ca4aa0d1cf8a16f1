import { useLoadedModule } from '../../components/useLoadedModule';
import { useOffers } from '../../state/useOffers';

const load = () => import(/* webpackChunkName: "account" */ './OwnWork');

/** A logged-in company's own work; its script loads for companies only. */
export function OwnWorkOfCompany({ owner }: { owner: string | null | undefined }) {
  const offered = useOffers('my');
  const loaded = useLoadedModule(offered && Boolean(owner), load);
  return loaded && <loaded.OwnWork owner={owner!} />;
}
