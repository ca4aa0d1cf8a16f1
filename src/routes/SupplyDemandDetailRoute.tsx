export function SupplyDemandDetailRoute() {
  return null;
}
