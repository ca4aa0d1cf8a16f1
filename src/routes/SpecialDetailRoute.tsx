export function SpecialDetailRoute() {
  return null;
}
