export function SpecialistListRoute() {
  return null;
}
