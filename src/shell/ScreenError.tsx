export function ScreenError() {
  return null;
}
