// A real browser on a busy machine takes longer than a function call; a test that waits in vain still ends.
jest.setTimeout(40_000);
