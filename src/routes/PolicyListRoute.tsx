export function PolicyListRoute() {
  return null;
}
