export function SupplyDemandListRoute() {
  return null;
}
