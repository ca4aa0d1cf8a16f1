export function PrivacyRoute() {
  return null;
}
