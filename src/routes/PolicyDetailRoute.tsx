export function PolicyDetailRoute() {
  return null;
}
