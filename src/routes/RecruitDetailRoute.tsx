export function RecruitDetailRoute() {
  return null;
}
