export function ProjectDetailRoute() {
  return null;
}
