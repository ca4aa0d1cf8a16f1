export function AllSpecialistsRoute() {
  return null;
}
