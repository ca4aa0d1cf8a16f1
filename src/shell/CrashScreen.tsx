export function CrashScreen() {
  return null;
}
