/** Removes the listeners that a test has added to the window. */
export function forgetListeners(): void {
  let added: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
  beforeEach(() => void (added = jest.spyOn(window, 'addEventListener')));
  afterEach(() => {
    for (const [type, listener, options] of added.mock.calls) removeEventListener(type, listener!, options);
  });
}
