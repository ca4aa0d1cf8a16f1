import { useScript } from '../../components/hooks';
import { useOffers } from '../../state/hooks';

const load = () => import(/* webpackChunkName: "account" */ './OwnWork');

/** A logged-in company's own work; its script loads for companies only. */
export function OwnWorkOfCompany({ owner }: { owner: string | null | undefined }) {
  const isWanted = useOffers('my') && Boolean(owner);
  const script = useScript(load, isWanted);
  return isWanted && script && <script.OwnWork owner={owner!} />;
}
