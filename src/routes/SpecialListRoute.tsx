export function SpecialListRoute() {
  return null;
}
