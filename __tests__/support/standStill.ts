/** What moves by itself stands still, as for somebody who asks for reduced motion, until the test is over. */
export function standStill(): void {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') }) });
}

afterEach(() => {
  delete (window as { matchMedia?: unknown }).matchMedia;
});
