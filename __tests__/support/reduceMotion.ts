/** Sets prefers-reduced-motion until the end of the test. */
export function reduceMotion(): void {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') }) });
}

afterEach(() => {
  delete (window as { matchMedia?: unknown }).matchMedia;
});
