export function FinancialDetailRoute() {
  return null;
}
