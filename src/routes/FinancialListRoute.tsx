export function FinancialListRoute() {
  return null;
}
