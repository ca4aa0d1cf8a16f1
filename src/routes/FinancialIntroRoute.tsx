export function FinancialIntroRoute() {
  return null;
}
