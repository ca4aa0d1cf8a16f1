export function SpecialistDetailRoute() {
  return null;
}
