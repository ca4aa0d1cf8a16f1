export function ProjectListRoute() {
  return null;
}
